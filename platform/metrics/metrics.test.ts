import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { testContext } from '#support/context'
import { expositionFaults } from '#support/exposition'
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

test('the metrics for Prometheus count requests by kind and status, pages from memory, the queue, mail, the disk and the database', async () => {
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

test('public hosts have no /metrics, and the address of the metrics serves nothing else', async () => {
  expect((await web.ask(host, '/metrics')).status).toBe(404)
  expect((await ask(port, 'localhost', '/')).status).toBe(404)
})

test('a response carries the number under which a failure is logged, and its page shows the number', async () => {
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

test('the metrics have exactly the text format of Prometheus', async () => {
  await web.ask(host, '/nothing')
  const text = await read()
  expect(text.match(/^# TYPE quoin_/gm)?.length).toBeGreaterThan(10)
  // The library names three gauges of Node as if they were counters.
  const fromLibrary = /^nodejs_active_(?:handles|requests|resources)_total ends in _total/
  expect(expositionFaults(text).filter((fault) => !fromLibrary.test(fault))).toEqual([])
})

test('the content type of the metrics is the one by which Prometheus recognises the format', async () => {
  const { headers } = await ask(port, 'localhost', '/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4; charset=utf-8$/)
})
