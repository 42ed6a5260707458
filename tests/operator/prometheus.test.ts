import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasTool } from '#support/debian-tool'
import { freePort, startInstallation } from '#support/installation'
import { ask } from '#support/request'
import { temporaryFolder } from '#support/temporary-folder'
import { atEnd } from '#support/at-end'

const hasPrometheus = hasTool('prometheus')

interface Answered {
  data: { result: { metric: Record<string, string>; value: [number, string] }[] }
}

describe.runIf(hasPrometheus)('a real Prometheus', async () => {
  if (!hasPrometheus) return
  const [metricsPort, port] = [await freePort(), await freePort()]
  const installation = await startInstallation({ env: { ...process.env, QUOIN_METRICS: String(metricsPort) } })
  atEnd(installation.stop)
  const folder = temporaryFolder('quoin-prometheus')
  const config = join(folder, 'prometheus.yml')
  const roles = [`127.0.0.1:${metricsPort}`, `127.0.0.1:${metricsPort + 1}`]
  const scrapes = [{ job_name: 'quoin', static_configs: [{ targets: roles }] }]
  // JSON is YAML too.
  writeFileSync(config, JSON.stringify({ global: { scrape_interval: '1s' }, scrape_configs: scrapes }))
  const place = [`--storage.tsdb.path=${join(folder, 'data')}`, `--web.listen-address=127.0.0.1:${port}`]
  const prometheus = spawn('prometheus', [`--config.file=${config}`, ...place], { stdio: 'ignore' })
  atEnd(async () => {
    const gone = once(prometheus, 'exit')
    prometheus.kill()
    await gone
  })

  async function resultOf(query: string): Promise<Answered['data']['result']> {
    const answered = await ask(port, 'localhost', `/api/v1/query?query=${encodeURIComponent(query)}`).catch(() => null)
    return answered?.status === 200 ? answered.json<Answered>().data.result : []
  }

  test('Prometheus counts requests as they arrive', async () => {
    const counted = async (): Promise<number> => {
      const [sum] = await resultOf('sum(quoin_http_requests_total)')
      return Number(sum?.value[1] ?? 0)
    }
    const before = await counted()
    for (let n = 0; n < 20; n++) await ask(installation.port, `localhost:${installation.port}`, '/')
    await expect.poll(counted).toBeGreaterThanOrEqual(before + 20)
    const [worst] = await resultOf('histogram_quantile(0.99, sum by (le) (quoin_http_request_duration_seconds_bucket))')
    expect(Number(worst?.value[1])).toBeGreaterThan(0)
  })

  test('Prometheus reads the web process and the worker, and accepts all their metrics', async () => {
    await expect
      .poll(async () => new Set((await resultOf('up == 1')).map(({ metric }) => metric['instance'])))
      .toEqual(new Set(roles))
    // Every kind of number that the guide's alerts are made of is there under its name.
    const named = await resultOf('count by (__name__) ({__name__=~"quoin_.+|nodejs_eventloop_lag_p99_seconds"})')
    const names = new Set(named.map(({ metric }) => metric['__name__']))
    for (const name of alerts) expect([name, names.has(name)]).toEqual([name, true])
  })
})

const alerts = [
  'quoin_database_up',
  'quoin_database_read_only',
  'quoin_http_requests_total',
  'quoin_jobs_oldest_seconds',
  'quoin_jobs_parked',
  'quoin_mail_held',
  'quoin_disk_free_bytes',
  'nodejs_eventloop_lag_p99_seconds',
]
