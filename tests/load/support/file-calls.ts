import type { Answered, Browser } from '../../support/request.ts'
import type { HeavyCall } from './heavy-calls.ts'

/** Files at their largest. */
export function fileCalls(admin: Browser): HeavyCall[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g><path d="M0 0"/></g>'.repeat(90_000)}</svg>`
  const reviews = `product,rating,title,body\n${'bread,5,"Good, ""really""",Fine\n'.repeat(25_000)}`
  return [
    {
      name: 'POST /api/media: a drawing of 2 MB',
      call: () => sendFile(admin, '/api/media', 'large.svg', svg.slice(0, 2_000_000)),
    },
    {
      name: 'POST /api/imports: an export of 20 MB',
      call: () => sendFile(admin, '/api/imports', 'export.xml', wordpress(20_000_000)),
    },
    {
      name: 'POST /api/imports/site',
      call: () =>
        admin.send('POST', '/api/imports/site', { address: `https://old.example/${'a'.repeat(470)}`, isOwn: true }),
    },
    {
      name: 'POST /api/imports/:id/website',
      call: async () => {
        const imports = (await admin.ask('/api/imports')).json<{ id: string }[]>()
        const values = { title: 'T'.repeat(100), description: 'd'.repeat(500), language: 'nl-NL', currency: 'EUR' }
        return admin.send('POST', `/api/imports/${imports[0]?.id}/website`, values)
      },
    },
    {
      name: 'POST /api/reviews/import: 25,000 rows',
      call: () => admin.send('POST', '/api/reviews/import', { text: reviews, dryRun: true }),
    },
  ]
}

function wordpress(characters: number): string {
  const item = (at: number) =>
    `<item><title>Post ${at}</title><content:encoded><![CDATA[${'<p>Bread <b>rises</b>.</p>'.repeat(80)}]]></content:encoded><wp:post_id>${at}</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>\n`
  const head =
    '<?xml version="1.0"?><rss version="2.0" xmlns:content="c" xmlns:wp="w"><channel><title>Large</title><wp:wxr_version>1.2</wp:wxr_version>'
  return `${head}${range(Math.floor(characters / 2200))
    .map(item)
    .join('')}</channel></rss>`
}

async function sendFile(admin: Browser, path: string, name: string, content: string): Promise<Answered> {
  const form = new FormData()
  form.set('file', new Blob([content]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const body = new Uint8Array(await request.arrayBuffer())
  return admin.send('POST', path, body, { 'content-type': request.headers.get('content-type') ?? '' })
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
