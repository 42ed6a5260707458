import { randomUUID } from 'node:crypto'
import { type Answered, type Browser, ask, browserAt } from '../../support/request.ts'
import type { LoadSite } from './load-site.ts'

export interface LoadOwner {
  /** Puts other words into the page's draft. */
  write: (words: string) => Promise<void>
  /** Answers the id of the publication. */
  publish: () => Promise<string>
  rollBack: (publicationId: string) => Promise<void>
  /** Renames the entry of the menu that every page shows, and publishes it. */
  renameMenu: (label: string) => Promise<void>
  /** Adds a JPEG to the media; the worker makes its renditions. */
  upload: (image: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Requests a page as another client. */
  visit: (path?: string) => Promise<string>
}

/** The owner of the last site at work on its long page. */
export function ownerOf(site: LoadSite): LoadOwner {
  const page = site.pages.at(-1)
  if (!page) throw new Error('The site has no page.')
  const browser = browserAt(site.port, `${page.name}.${site.adminHost}`, { '__Host-quoin': site.token })
  const client = randomUUID().slice(0, 24)
  let n = 0
  const change = async (id: string, operation: object): Promise<void> => {
    const { base } = await head(browser, id)
    await sent(browser, `/api/documents/${id}/operations`, { base, client, operations: [{ n: ++n, operation }] })
  }
  const publish = async (id: string): Promise<string> => {
    const answered = await sent(browser, '/api/documents/publish', { documents: [id] })
    return answered.json<{ publicationId: string }>().publicationId
  }
  return {
    write: (words) => {
      const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
      return change(page.documentId, {
        kind: 'changeBlock',
        id: page.blockId,
        changes: [{ path: ['text'], value: text }],
      })
    },
    publish: () => publish(page.documentId),
    rollBack: async (publicationId) => {
      await sent(browser, `/api/publications/${publicationId}/roll-back`, {})
    },
    renameMenu: async (label) => {
      const { documentId, nodeId } = site.menu
      await change(documentId, {
        kind: 'changeSettings',
        changes: [{ path: ['nodes', nodeId, 'label'], value: label }],
      })
      await publish(documentId)
    },
    upload: async (image) => {
      const form = new FormData()
      form.set('file', new Blob([image], { type: 'image/jpeg' }), 'large.jpg')
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const body = new Uint8Array(await request.arrayBuffer())
      await sent(browser, '/api/media', body, { 'content-type': request.headers.get('content-type') ?? '' })
    },
    visit: async (path = page.path) => (await ask(site.port, `${page.name}.${site.sitesHost}`, path)).text,
  }
}

async function head(browser: Browser, id: string): Promise<{ base: number }> {
  const answered = await browser.ask(`/api/documents/${id}`)
  const body = answered.json<{ seq?: number; document?: { seq: number } }>()
  return { base: body.document?.seq ?? body.seq ?? 0 }
}

async function sent(browser: Browser, path: string, body: object, headers?: Record<string, string>): Promise<Answered> {
  const answered = await browser.send('POST', path, body, headers)
  if (answered.status >= 300) throw new Error(`${path} answered ${answered.status}: ${answered.text}`)
  return answered
}
