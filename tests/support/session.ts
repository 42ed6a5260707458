import type { Place } from './installation.ts'
import { type Browser, browserAt } from './request.ts'

/** Presses the button on the page behind a sign-in link. */
export async function sessionBy(link: string, { port, platform }: Place): Promise<string> {
  const browser = browserAt(port, new URL(platform).host)
  const answered = await browser.ask(new URL(link).pathname, {
    method: 'POST',
    headers: { origin: platform, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams(),
  })
  const session = browser.cookies.get('__Host-quoin')
  if (!session) throw new Error(`The sign-in link answered ${answered.status} without a session.`)
  return session
}

/** The owner area of a site as a browser that is signed in has it, without a browser. */
export async function editorOfSite(
  site: string,
  session: string,
  { port, platform }: Pick<Place, 'port' | 'platform'>,
): Promise<Browser> {
  const onPlatform = browserAt(port, new URL(platform).host, { '__Host-quoin': session })
  const { url } = (await onPlatform.send('POST', `/api/sites/${site}/open`)).json<{ url: string }>()
  const { host, pathname, search } = new URL(url)
  const admin = browserAt(port, host)
  await admin.ask(pathname + search)
  return admin
}
