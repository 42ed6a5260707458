import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { createDocument, publish } from '#features/pages/server'
import { newId } from '#platform/contract'
import { longestStallOfOnce } from '#support/longest-stall'
import type { ThreadRequest, ThreadResult } from '#support/other-thread'
import { pageWithText, textBlock, typed } from '#support/page'
import { twoSites } from './two-sites.ts'

/** Milliseconds of processor time that one site's request may hold the thread which answers all of them. */
const mostMs = 100

const { app, first, second } = await twoSites()
const thread = new Worker(new URL('../support/other-thread.ts', import.meta.url))
afterAll(() => thread.terminate())

const neighbour = { host: second.public, path: '/over-ons' }
// From here on it is kept, as for every visitor.
expect((await app.ask(second.public, neighbour.path)).status).toBe(200)

/**
 * Sends what the owner of the one site sends, while a visitor reads the other; answers the longest stall of the server.
 */
async function whileTheNeighbourReads(
  path: string,
  body: object | FormData,
  method = 'POST',
  host = first.admin,
): Promise<ThreadResult & { stall: number }> {
  const sent = new Request('http://localhost', {
    method: 'POST',
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
  const type = body instanceof FormData ? (sent.headers.get('content-type') ?? '') : 'application/json'
  const headers = {
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': first.owner.cookies.get('crumb') ?? '',
    'idempotency-key': newId(),
    cookie: [...first.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(method === 'GET' ? {} : { 'content-type': type }),
  }
  const content = method === 'GET' ? new Uint8Array() : new Uint8Array(await sent.arrayBuffer())
  const requests: ThreadRequest = { port: app.port, heavy: { host, method, path, headers, body: content }, neighbour }
  let told: ThreadResult | undefined
  const stall = await longestStallOfOnce(async () => {
    told = await new Promise<ThreadResult>((resolve) => {
      thread.once('message', resolve)
      thread.postMessage(requests)
    })
  })
  if (!told) throw new Error('The other thread said nothing.')
  return { ...told, stall }
}

function expectFair({ status, text, answers, stall }: ThreadResult & { stall: number }): void {
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  expect([...new Set(answers)]).toEqual([200])
  expect(stall).toBeLessThan(mostMs)
}

const operations = (id: string, list: object[]) =>
  [
    `/api/documents/${id}/operations`,
    { base: 0, client: newId(), operations: list.map((operation, at) => ({ n: at + 1, operation })) },
  ] as const
const paragraphsOf = (count: number) => ({
  type: 'doc',
  content: Array.from({ length: count }, () => ({ type: 'paragraph', content: [{ type: 'text', text: 'x' }] })),
})

test('the largest batch of operations keeps no visitor of another site waiting', async () => {
  const { page, block } = await first.as((tx) => pageWithText(tx, 'Bread', { slug: 'brood' }))
  const parts = Array.from({ length: 5000 }, () => typed(block.id, 1, 'x'))
  const told = await whileTheNeighbourReads(...operations(page.id, [{ kind: 'batch', operations: parts }]))
  expectFair(told)
  expect(told.answers.length).toBeGreaterThan(3)
})

test('thousands of settings in one operation do not block other requests', async () => {
  const { page } = await first.as((tx) => pageWithText(tx, 'Bread', { slug: 'brood-2' }))
  const settings = (at: number) => ({
    kind: 'changeSettings',
    changes: Array.from({ length: 500 }, (_, key) => ({ path: [`k${at}-${key}`], value: 1 })),
  })
  expectFair(
    await whileTheNeighbourReads(
      ...operations(
        page.id,
        Array.from({ length: 10 }, (_, at) => settings(at)),
      ),
    ),
  )
})

test('the longest text that fits into one request does not block them either', async () => {
  const { page, block } = await first.as((tx) => pageWithText(tx, 'Bread', { slug: 'brood-3' }))
  const change = { kind: 'changeBlock', id: block.id, changes: [{ path: ['text'], value: paragraphsOf(27_000) }] }
  expectFair(await whileTheNeighbourReads(...operations(page.id, [change])))
})

test('markdown made to be slow is saved and drawn beside other visitors', async () => {
  const { page, block } = await first.as((tx) => pageWithText(tx, 'Bread', { slug: 'brood-4' }))
  const markdown = { ...textBlock(block.section, ''), type: 'markdown', props: { source: '[a](<b'.repeat(33_000) } }
  expectFair(await whileTheNeighbourReads(...operations(page.id, [{ kind: 'insertBlock', block: markdown }])))
  expectFair(await whileTheNeighbourReads('/api/documents/publish', { documents: [page.id] }))
  expectFair(await whileTheNeighbourReads(`/config/canvas/${page.id}`, {}, 'GET'))
})

test('publishing a thousand pages keeps no visitor of another site waiting', async () => {
  const pages = await first.as(async (tx) => {
    const ids: string[] = []
    for (let at = 0; at < 1000; at++) {
      const section = newId()
      const settings = { title: `Page ${at}`, slug: `page-${at}` }
      const blocks = [textBlock(section, `Words of page ${at}`)]
      ids.push(
        (await createDocument(tx, { kind: 'page', settings, sections: [{ id: section, order: 'a0' }], blocks })).id,
      )
    }
    await publish(tx, { documents: ids.slice(0, 1) })
    return ids
  })
  const told = await whileTheNeighbourReads('/api/documents/publish', { documents: pages })
  expectFair(told)
  expect(told.answers.length).toBeGreaterThan(3)
})

test('an import of many megabytes runs beside other visitors', async () => {
  const item = `<item><title>Post</title><content:encoded><![CDATA[${'<p>Bread <b>rises</b>.</p>'.repeat(100)}]]></content:encoded></item>`
  const form = new FormData()
  form.set(
    'file',
    new Blob([
      `<?xml version="1.0"?><rss version="2.0"><channel><title>Large</title>${item.repeat(3000)}</channel></rss>`,
    ]),
    'export.xml',
  )
  expectFair(await whileTheNeighbourReads('/api/imports', form))
})

test('a search for everything does not block them either', async () => {
  const query = encodeURIComponent('a* "b" -c words of page '.repeat(8))
  expectFair(await whileTheNeighbourReads(`/search?q=${query}`, {}, 'GET', first.public))
  expectFair(await whileTheNeighbourReads(`/api/search/preview?q=${query}`, {}, 'GET', first.public))
})
