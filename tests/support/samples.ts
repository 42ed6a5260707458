import type { TestProject } from 'vitest/node'
import { type Place, startInstallation } from './installation.ts'
import { browserAt } from './request.ts'

declare module 'vitest' {
  interface ProvidedContext {
    samples: { port: number; data: string; link: string; session: string }
  }
}

/** One installation with the sample sites for all journeys that leave the others' pages alone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const installation = await startInstallation({ samples: true })
  const { port, data, signInLink, command, stop } = installation
  try {
    const session = await sessionBy(signInLink(), installation)
    const { output } = await command('sign-in-link', 'owner@quoin.localhost')
    project.provide('samples', { port, data, link: output.trim(), session })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

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
