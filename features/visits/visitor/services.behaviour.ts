import { behaviour } from '#platform/islands'
import { callServer } from '#platform/visitor'
import { fewestCores, followTimeoutMs, mockSession, type PageServices } from '../contract/services.rules.ts'

/**
 * Starts the services that the owner connected. Like everything that measures, it is loaded after the visitor's
 * consent.
 */
export const services = behaviour<PageServices>('services', (_, connected) => {
  if (connected.comments) countComments(connected.comments)
  if (connected.follows) void followButtons()
  if (connected.recording) void record(connected)
})

/** C7.52 */
function countComments(shortname: string): void {
  void addScript(`https://${shortname}.disqus.com/count.js`, { id: 'dsq-count-scr' }).catch(() => {})
}

/**
 * A1.09, A7.18: plain links become the service's own buttons, and stay links when its script does not load in time
 * (A9.10).
 */
async function followButtons(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="//x.com/"],a[href*="//twitter.com/"]')]
  const accounts = links.filter(({ href }) => /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/\w{1,30}\/?$/.test(href))
  if (accounts.length === 0) return
  for (const link of accounts) link.classList.add('twitter-follow-button')
  try {
    await addScript('https://platform.x.com/widgets.js', {}, followTimeoutMs)
  } catch {
    for (const link of accounts) link.classList.remove('twitter-follow-button')
  }
}

/** C7.47 */
async function record({ recording, share, mayChoose }: PageServices): Promise<void> {
  if ((navigator.hardwareConcurrency ?? 0) <= fewestCores) return
  if (variantOf('session-recording', share, mayChoose) !== 'on') return
  const session = await callServer<{ id: string }>('/api/commerce/fullstory/getId').catch(() => null)
  if (!session || session.id === mockSession) return
  Object.assign(window, {
    _fs_host: 'fullstory.com',
    _fs_script: 'edge.fullstory.com/s/fs.js',
    _fs_org: recording,
    _fs_namespace: 'FS',
    _fs_uid: session.id,
  })
  // C8.30
  // oxlint-disable-next-line no-console -- the only report of the failure
  await addScript('https://edge.fullstory.com/s/fs.js').catch((error: unknown) => console.error(error))
}

/**
 * Each visitor always sees the same variant. C6.25: on sites of the platform the address may choose another one,
 * `?experiment=session-recording:off`.
 */
function variantOf(experiment: string, share: number, mayChoose: boolean): string {
  const [, chosen] = (new URLSearchParams(location.search).get('experiment') ?? '').split(`${experiment}:`)
  if (mayChoose && chosen) return chosen
  const [, visitor = ''] = /(?:^|; )ss_cvr=([^;|%]*)/.exec(document.cookie) ?? []
  const sum = [...visitor].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 10_000, 7)
  return sum % 100 < share ? 'on' : 'off'
}

function addScript(src: string, attributes: Readonly<Record<string, string>> = {}, timeoutMs = 30_000): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (): void => {
      script.remove()
      reject(new Error(`The script ${src} did not come.`))
    }
    const timer = setTimeout(fail, timeoutMs)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.src = src
    document.head.append(script)
  })
}
