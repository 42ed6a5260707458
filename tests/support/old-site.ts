import { createServer } from 'node:http'
import { listenHere } from './listen-here.ts'

/** An address of this machine that nobody listens at: requests for it go through the proxy that the site below is. */
const host = '127.0.0.2'

export interface OldSite {
  address: string
  /** Environment of an installation that reaches it. */
  env: NodeJS.ProcessEnv
  /** Every path that was asked for. */
  requests: string[]
}

/**
 * A site somewhere else, as an installation sees it that reaches outside by a proxy. It is on this machine, and so is
 * the proxy.
 */
export async function oldSite(
  pages: Readonly<Record<string, readonly [type: string, body: string]>>,
): Promise<OldSite> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${host}`)
    requests.push(pathname)
    const page = pages[pathname]
    response.writeHead(page ? 200 : 404, { 'content-type': page?.[0] ?? 'text/plain' })
    response.end(page?.[1] ?? 'nothing')
  })
  const { port } = await listenHere(server)
  return {
    address: `http://${host}/`,
    env: { ...process.env, QUOIN_EGRESS_ALLOW: `${host}/32`, QUOIN_EGRESS_PROXY: `http://127.0.0.1:${port}` },
    requests,
  }
}

/** A page of it as others write pages: a head, a menu, words and a foot. */
export function oldPage(title: string, main: string, links: readonly string[] = []): [string, string] {
  const menu = links.map((link) => `<a href="${link}">${link.slice(1)}</a>`).join('')
  const html = `<!doctype html><html lang="en"><head><title>${title} | The Oven</title><meta property="og:site_name" content="The Oven"></head><body><header><nav>${menu}</nav></header><main>${main}</main><footer>© The Oven</footer></body></html>`
  return ['text/html', html]
}
