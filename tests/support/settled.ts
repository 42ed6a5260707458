import { setTimeout } from 'node:timers/promises'
import type { Page, Request, Response } from 'playwright-core'
import { idle } from './idle.ts'

/** So long nothing is asked for once all has come: what an answer leads to is asked for within a few frames. */
const quietMs = 120

/**
 * Goes to an address and waits until nothing more is loading and the skeletons are gone. The editor brings so much that
 * a busy machine takes its time.
 */
export async function settledAt(page: Page, address: string): Promise<Response | null> {
  return settledAfter(page, () => page.goto(address))
}

/** The same after anything else that leads somewhere. */
export async function settledAfter<R>(page: Page, act: () => Promise<R>): Promise<R> {
  const requests = new Set<Request>()
  let started = 0
  let last = Date.now()
  const began = (request: Request): void => {
    // An event stream stays open.
    if (request.resourceType() === 'eventsource') return
    requests.add(request)
    started += 1
  }
  const ended = (request: Request): void => {
    requests.delete(request)
    last = Date.now()
  }
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended)
  try {
    const done = await act()
    const until = Date.now() + 60_000
    let before: number
    do {
      while (requests.size > 0 || Date.now() - last < quietMs) {
        if (Date.now() > until)
          throw new Error(
            `${page.url()} never comes to rest: ${[...requests].map((request) => request.url()).join(', ')}`,
          )
        await setTimeout(20)
      }
      before = started
      await hasRun(page)
    } while (started > before)
    return done
  } finally {
    page.off('request', began).off('requestfinished', ended).off('requestfailed', ended)
  }
}

/**
 * Waits until received scripts have run: before that the owner area's root is empty or shows skeletons; a busy page is
 * not idle.
 */
async function hasRun(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#root:empty, .q-bone, [aria-busy=true]') === null)
  await idle(page)
}
