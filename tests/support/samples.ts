import type { TestProject } from 'vitest/node'
import { placeOf, startInstallation } from './installation.ts'
import { samplePages } from './screens.ts'
import { sessionBy } from './session.ts'

declare module 'vitest' {
  interface ProvidedContext {
    samples: { port: number; data: string; link: string; session: string; pages: string[] }
  }
}

/**
 * One installation with the sample sites for all journeys that leave the others' pages alone; `pages` are those that it
 * began with.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const installation = await startInstallation({ samples: true })
  const { port, data, signInLink, command, stop } = installation
  try {
    const session = await sessionBy(signInLink(), installation)
    const { output } = await command('sign-in-link', 'owner@quoin.localhost')
    const pages = await samplePages(placeOf(port, data))
    project.provide('samples', { port, data, link: output.trim(), session, pages })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
