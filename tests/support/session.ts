import type { Place } from './installation.ts'
import { browserAt } from './request.ts'

/** What the button on the page behind a sign-in link does. */
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
