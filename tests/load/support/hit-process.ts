import { type ChildProcess, fork } from 'node:child_process'
import { connect } from 'node:net'
import { messageFrom } from './measure.ts'

/** Browsers of visitors who open page after page, one connection on each site. */
export interface HitsWanted {
  port: number
  seconds: number
  origins: readonly string[]
  /** Cookies of a consenting visitor, by site. */
  cookies: readonly Readonly<Record<string, string>>[]
}

/** Acknowledged so far, and in the end. */
export interface HitsSent {
  acknowledged: number
  perSecond: number
  statuses: Readonly<Record<string, number>>
}

/** In a process of its own, so that what sends takes as little as can be from what is measured. */
export async function sendHits(wanted: HitsWanted): Promise<HitsSent> {
  const child: ChildProcess = fork(import.meta.filename, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send(wanted)
  try {
    return await messageFrom<HitsSent>(child, wanted.seconds + 120)
  } finally {
    child.kill()
  }
}

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
/** Then somebody else comes. */
const pagesOfVisitor = 5

if (process.argv[1] === import.meta.filename)
  process.once('message', (wanted: HitsWanted) => void run(wanted).then((sent) => process.send?.(sent)))

async function run({ port, seconds, origins, cookies }: HitsWanted): Promise<HitsSent> {
  const statuses: Record<string, number> = {}
  const began = performance.now()
  const until = began + seconds * 1000
  const visit = (origin: string, at: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      let turn = 0
      let record: Record<string, string> = {}
      const next = (): void => {
        if (performance.now() >= until) return void socket.destroy()
        if (turn % pagesOfVisitor === 0) record = {}
        socket.write(requestOf(origin, { ...cookies[at], ...record }, at, turn))
        turn++
      }
      socket.on('connect', next)
      socket.on('data', (part) => {
        const head = part.toString('latin1')
        const status = head.slice(9, 12)
        statuses[status] = (statuses[status] ?? 0) + 1
        for (const [, name = '', value = ''] of head.matchAll(/^set-cookie: (ss_cv[rt])=([^;\r]*)/gim))
          record[name] = value
        next()
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve())
    })
  await Promise.all(origins.map(visit))
  const acknowledged = statuses['204'] ?? 0
  return { acknowledged, perSecond: acknowledged / ((performance.now() - began) / 1000), statuses }
}

/** Builds the request of `tracker.behaviour.ts` as a browser sends it through a proxy that names the client. */
function requestOf(origin: string, cookies: Readonly<Record<string, string>>, at: number, turn: number): string {
  const path = `/page-${turn % 50}`
  const title = `Page ${turn % 50} of the bakery`
  const hit = {
    templateId: '65a1f0c2e4b0a1b2c3d4e5f6',
    pageId: `65a1f0c2e4b0a1b2c3d4e5${String(turn % 50).padStart(2, '0')}`,
    contentSource: 'i',
    recordType: null,
    itemId: null,
    collectionId: null,
    pagePath: path,
    pageHash: '',
    queryString: '',
    url: `${origin}${path}`,
    title,
    referrer: turn % pagesOfVisitor === 0 ? 'https://www.google.com/' : `${origin}/page-${(turn + 49) % 50}`,
    pageTitle: title,
    variantId: '',
    memberAccountId: null,
    member_locale: null,
    website_locale: 'en-GB',
    pagePermissionTypeValue: 1,
    userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: 390,
    viewportInnerHeight: 844,
    screenWidth: 390,
    screenHeight: 844,
    localStorageSupported: true,
  }
  const body = JSON.stringify({ event: 'View', data: JSON.stringify(hit), ss_cvr: cookies['ss_cvr'] ?? '' })
  const visitor = Math.floor(turn / pagesOfVisitor)
  return [
    'POST /api/census/RecordHit HTTP/1.1',
    `Host: ${origin.slice('http://'.length)}`,
    `User-Agent: ${userAgent}`,
    'Accept: */*',
    'Accept-Language: en-GB,en;q=0.8,nl;q=0.5',
    'Accept-Encoding: gzip, deflate, br, zstd',
    `Referer: ${origin}${path}`,
    'Content-Type: application/json',
    `Crumb: ${cookies['crumb'] ?? ''}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Origin: ${origin}`,
    'Connection: keep-alive',
    `Cookie: ${Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')}`,
    'Sec-Fetch-Dest: empty',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Site: same-origin',
    `X-Forwarded-For: 10.${at}.${visitor % 250}.${(visitor >> 8) + 1}`,
    '',
    body,
  ].join('\r\n')
}
