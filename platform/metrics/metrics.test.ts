import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { testContext } from '#support/context'
import { ask } from '#support/request'
import { hostsOf, siteNamed, testWeb } from '#support/web'
import { makeWebMetrics, openMetrics } from './index.ts'

const ctx = await testContext()
const opened = openDatabase(ctx.databaseUrl, { max: 3 })
afterAll(opened.close)
const metrics = openMetrics(ctx, { role: 'web', pool: opened.pool })
const counted = makeWebMetrics(metrics.registry)
const port = await metrics.listen('127.0.0.1', 0)
afterAll(metrics.close)
const site = siteNamed('bakker')
const web = await testWeb(ctx, { metrics: counted, siteOfHost: hostsOf([site]) })
const host = 'bakker.localhost:8080'
const read = async () => (await ask(port, 'localhost', '/metrics')).text

test('the metrics for Prometheus tell requests by kind and status, pages from memory, the queue, mail, the disk and the database', async () => {
  await web.ask(host, '/nothing')
  await web.ask(host, '/api/nothing')
  counted.cacheHits += 3
  const text = await read()
  expect(text).toContain('quoin_http_requests_total{kind="page",status="404",role="web"} 1')
  expect(text).toContain('quoin_http_requests_total{kind="api",status="404",role="web"} 1')
  expect(text).toContain('quoin_http_request_duration_seconds_count{role="web",kind="page"} 1')
  expect(text).toContain('quoin_page_cache_hits_total{role="web"} 3')
  expect(text).toContain('quoin_database_up{role="web"} 1')
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'quoin_database_connections',
    'quoin_jobs_waiting',
    'quoin_jobs_oldest_seconds',
    'quoin_jobs_parked',
    'quoin_mail_waiting',
    'quoin_mail_held',
    'quoin_disk_free_bytes',
    'quoin_database_read_only',
  ])
    expect(text).toMatch(new RegExp(`^${name}\\{[^}]*\\} \\d`, 'm'))
})

test('public hosts have no /metrics, and the address of the numbers has nothing else', async () => {
  expect((await web.ask(host, '/metrics')).status).toBe(404)
  expect((await ask(port, 'localhost', '/')).status).toBe(404)
})

test('an answer carries the number under which a failure stands in the log, and the page of it says the number', async () => {
  const failing = await testWeb(ctx, {
    siteOfHost: hostsOf([site]),
    servePage: async () => Promise.reject(new Error('A defect of the test.')),
  })
  const { headers, text } = await failing.ask(host, '/broken', { headers: { accept: 'text/html' } })
  const id = String(headers['x-request-id'])
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  expect(text).toContain(`Request ${id}`)
  expect(ctx.logged.at(-1)?.[1]).toMatchObject({ id, request: id })
})

const promtool = spawnSync('promtool', ['--version']).status === 0

test.runIf(promtool)('promtool finds no fault in the numbers', async () => {
  const { status, stderr, stdout } = spawnSync('promtool', ['check', 'metrics'], {
    input: await read(),
    encoding: 'utf8',
  })
  // It would rather have the numbers of Node's own library named otherwise.
  const faults = (stdout + stderr).split('\n').filter((line) => line.startsWith('quoin_'))
  expect(faults).toEqual([])
  expect([0, 3]).toContain(status)
})

const prometheus = spawnSync('prometheus', ['--version']).status === 0

test.runIf(prometheus)(
  'a real Prometheus reads the numbers and answers questions about them',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quoin-prometheus-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const target = `{job_name: quoin, static_configs: [{targets: ['127.0.0.1:${port}']}]}`
    writeFileSync(join(folder, 'prometheus.yml'), `global: {scrape_interval: 1s}\nscrape_configs: [${target}]\n`)
    const { spawn } = await import('node:child_process')
    const own = 20_000 + (process.pid % 20_000)
    const child = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${own}`,
      ],
      { stdio: 'ignore' },
    )
    onTestFinished(() => void child.kill('SIGKILL'))
    const valueOf = async (): Promise<string | undefined> => {
      const answer = await fetch(`http://127.0.0.1:${own}/api/v1/query?query=quoin_database_up`).catch(() => null)
      if (!answer?.ok) return undefined
      const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } }
      return data.result[0]?.value[1]
    }
    await expect.poll(valueOf).toBe('1')
  },
  30_000,
)
