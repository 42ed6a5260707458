import type { FrameLocator, Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { type Visit, visit, type Window } from './browser.ts'
import { type Place, placeOf } from './installation.ts'
import type { Browser } from './request.ts'
import { editorOfSite, sessionBy } from './session.ts'
import { within } from './within.ts'

/** The installation with the sample sites that all journeys share. */
export function samples(): Place & { link: string; session: string; pages: readonly string[] } {
  const { port, data, ...more } = inject('samples')
  return { ...placeOf(port, data), ...more }
}

/**
 * A session of the first owner that begins now. What asks for a sign-in of the last quarter of an hour (invitations,
 * roles) refuses the one that all journeys share once a run has taken longer than that.
 */
export async function freshSession(): Promise<string> {
  const place = samples()
  const { output } = await place.command('sign-in-link', 'owner@quoin.localhost')
  return sessionBy(output.trim(), place)
}

/** A browser window in which the first owner is signed in on the platform. */
export async function ownerVisit(window: Window = {}, session = inject('samples').session): Promise<Visit> {
  const opened = await visit(window)
  const { port } = inject('samples')
  await opened.context.addCookies([
    {
      name: '__Host-quoin',
      value: session,
      url: `https://localhost:${port}`,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    },
  ])
  return opened
}

/** The first owner on the host of a site, without a browser. */
export function siteOwner(site: string, session = inject('samples').session): Promise<Browser> {
  return editorOfSite(site, session, samples())
}

export interface Editor {
  page: Page
  canvas: FrameLocator
  block: (words: string | RegExp) => Locator
  /** Opens the text of a block for writing; answers when the caret stands in it. */
  write: (words: string | RegExp) => Promise<void>
  saved: () => Promise<void>
  publish: () => Promise<void>
}

/** From the pages panel into the page with this title. */
export async function openEditor(page: Page, site: string, title: string): Promise<Editor> {
  await page.goto(`${samples().admin(site)}/config/pages`)
  await page.getByRole('row', { name: title, exact: true }).first().click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  return editorOf(page)
}

export async function editorOf(page: Page): Promise<Editor> {
  const canvas = page.frameLocator('.e-stage iframe')
  await canvas.locator('[data-section] .block').first().waitFor()
  const block = (words: string | RegExp): Locator => canvas.locator('[data-section] .block', { hasText: words }).first()
  return {
    page,
    canvas,
    block,
    write: async (words) => {
      await block(words).dblclick()
      const box = canvas.locator('.ProseMirror:focus')
      await box.waitFor()
      // ProseMirror sets its selection once more 20 ms after it got the focus; keys pressed before that, as only a
      // machine can, are undone by it.
      await box.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    },
    saved: () => page.locator('.e-save.saved').waitFor(),
    publish: async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
  }
}

/** Visitors get it at once: whoever asks two seconds later has it. */
export function soon(page: Page, address: string, check: (page: Page) => Promise<void>): Promise<void> {
  return within(2000, async () => {
    await page.goto(address)
    await check(page)
  })
}
