import { randomBytes } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, createServer, request as ask } from 'node:http'
import { base, pageScript } from './script-addresses.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Server for browsers: scripts come from the development server, everything else from the web process. While that
 * restarts, requests wait. Every page receives the script that shows changes.
 */
export function openFront(webPort: () => Promise<number | null>): Server & { scripts: Middleware } {
  const front = Object.assign(createServer(), { scripts: ((_request, _response, next) => next()) as Middleware })
  front.on('request', (request, response) => {
    const { url } = request
    const forward = () => {
      // Files that the script server lacks, such as fonts, are requested without the prefix of their address.
      request.url = url
      void pass(request, response, webPort).catch((error: Error) => answerFailure(response, error.message))
    }
    if (request.url?.startsWith(base)) front.scripts(request, response, forward)
    else forward()
  })
  return front
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  webPort: () => Promise<number | null>,
): Promise<void> {
  const port = await webPort()
  if (port === null)
    return answerFailure(response, 'The web process has ended. The terminal says why; this page comes back by itself.')
  const { method, url } = request
  const headers = plainHeaders(request.rawHeaders)
  const passed = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
  // A request whose client has left is aborted, which also ends streams of a process that must stop.
  response.on('close', () => passed.destroy())
  request.pipe(passed)
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    passed.on('response', resolve).on('error', reject),
  )
  const isPage = answer.headers['content-type']?.startsWith('text/html') && method !== 'HEAD'
  if (isPage) return answerPage(response, answer)
  response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
  answer.pipe(response)
}

/**
 * Nothing is compressed, so that pages can be read; and a page is never compared with one that was made before a
 * change.
 */
function plainHeaders(raw: readonly string[]): string[] {
  const unwanted = new Set(['accept-encoding', 'if-none-match', 'if-modified-since'])
  const pairs = Array.from({ length: raw.length / 2 }, (_, at) => raw.slice(at * 2, at * 2 + 2))
  return pairs.filter(([name = '']) => !unwanted.has(name.toLowerCase())).flat()
}

async function answerPage(response: ServerResponse, answer: IncomingMessage): Promise<void> {
  const { html, headers } = withPageScript(await textOf(answer), answer.headers)
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
  })
  response.end(html)
}

/**
 * The script carries the page's nonce, or one of its own where nothing was to run. A page in a sandbox stays as it is.
 */
export function withPageScript(
  html: string,
  headers: IncomingMessage['headers'],
): { html: string; headers: IncomingMessage['headers'] } {
  const policy = String(headers['content-security-policy'] ?? '')
  if (/(^|;)\s*sandbox/.test(policy)) return { html, headers }
  const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1] ?? randomBytes(16).toString('base64url')
  const script = `<script type="module" src="${pageScript}" nonce="${nonce}"></script>`
  const allowed = policy.replace(/script-src [^;]*/, (found) =>
    found.includes(nonce) ? found : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  )
  return {
    html: html.includes('</head>') ? html.replace('</head>', `${script}</head>`) : html + script,
    headers: policy === '' ? headers : { ...headers, 'content-security-policy': allowed },
  }
}

function answerFailure(response: ServerResponse, sentence: string): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '1',
    'cache-control': 'no-store',
  })
  response.end(
    `<!doctype html><title>Quoin</title><script type="module" src="${pageScript}"></script><p>${sentence.replaceAll('<', '&lt;')}</p>`,
  )
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
