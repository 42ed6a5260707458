import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { layoutFaults } from './layout-faults.ts'
import { settledAfter } from './settled.ts'

/** Elements that lie over a page once they are opened. */
const overlays = [
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  '.q-popover [role=listbox]',
  'dialog[open]',
  '[popover]:popover-open',
  'details[open].nav-folder > :not(summary)',
  'details[open].shop-menu > :not(summary)',
].join(', ')
const onTop = 'data-on-top'

export interface Opening {
  /** Controls opened on any screen, which are not opened again on the next one. */
  opened: Set<string>
  /** Leads back to the page as it was. */
  reopen: () => Promise<unknown>
  widths: readonly number[]
}

/**
 * Opens, one after the other, each dialog, menu and list that buttons of a page open over it, and what the entries of a
 * menu open in turn, and answers what is wrong with the places of their texts at each width. Buttons that send a form
 * are left alone.
 */
export async function overlayFaults(page: Page, { opened, reopen, widths }: Opening): Promise<string[]> {
  const faults: string[] = []
  const own = page.viewportSize() ?? { width: 1440, height: 900 }
  const address = page.url()
  const back = async () => {
    if (page.url() !== address || (await countOf(page)) > 0) await reopen()
  }
  const judge = async (name: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: own.height })
      await showOpener(page)
      if (await markTop(page))
        faults.push(...(await layoutFaults(page, `[${onTop}]`)).map((fault) => `“${name}” at ${width}: ${fault}`))
    }
    await page.setViewportSize(own)
  }
  for (const { key, name } of await openers(page)) {
    if (opened.has(key)) continue
    opened.add(key)
    if (!(await press(page, key))) {
      await back()
      continue
    }
    await judge(name)
    for (const entry of await entries(page)) {
      if (opened.has(`${key} ${entry}`)) continue
      opened.add(`${key} ${entry}`)
      const isOpen = (await countOf(page)) > 0 || (await press(page, key))
      if (!isOpen || !(await choose(page, entry))) await back()
      else await judge(`${name}: ${entry}`)
      await close(page)
      await back()
    }
    await close(page)
    await back()
  }
  return faults
}

/** At another width the button of a menu may lie out of the window, and its menu with it: nobody looks at it there. */
function showOpener(page: Page): Promise<void> {
  return page.evaluate(() => {
    const open = document.querySelector('[popover]:popover-open')
    const button = open?.id ? document.querySelector(`[popovertarget="${CSS.escape(open.id)}"]`) : null
    button?.scrollIntoView({ block: 'nearest' })
  })
}

/** Buttons that may open something, each kind of row once, by what tells one from the others wherever they stand. */
function openers(page: Page): Promise<{ key: string; name: string }[]> {
  return page.evaluate(() => {
    const buttons =
      'button:not([type=submit]):not([aria-pressed]):not([role=tab]):not([role=switch]):not([role=radio]):not([slot=drag]), [role=button], summary, [data-open]'
    const pathOf = (element: Element): string => {
      const parts: string[] = []
      for (let node: Element | null = element; node && node !== document.body; node = node.parentElement)
        parts.unshift(`${node.localName}.${node.classList[0] ?? ''}`)
      return parts.join('>')
    }
    const found = new Map<string, string>()
    for (const button of document.querySelectorAll(buttons)) {
      const isReady =
        button.checkVisibility({ visibilityProperty: true }) && !button.matches(':disabled, [aria-disabled=true]')
      if (!isReady || button.closest('[inert], [aria-hidden=true]')) continue
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 60)
      const row = button.closest('[role=row], li, tr')
      const screen = button.closest('main')
        ? location.host.split('.')[0] + location.pathname.replace(/[0-9a-f]{24}/g, '')
        : ''
      const within = row ? [...row.querySelectorAll(buttons)].indexOf(button) : name
      const key = `${screen} ${pathOf(button)} ${within}`
      if (found.has(key)) continue
      found.set(key, name)
      button.setAttribute('data-opener', key)
    }
    return [...found].map(([key, name]) => ({ key, name }))
  })
}

/** Answers whether something lies over the page then. */
async function press(page: Page, key: string): Promise<boolean> {
  let button = page.locator(`[data-opener="${quoted(key)}"]`)
  if ((await button.count()) === 0) {
    await openers(page)
    button = page.locator(`[data-opener="${quoted(key)}"]`)
    if ((await button.count()) === 0) return false
  }
  await settledAfter(page, () => button.first().evaluate((element) => (element as HTMLElement).click()))
  return (await countOf(page)) > 0
}

/** The entries of the menu that is open. */
function entries(page: Page): Promise<string[]> {
  return page
    .locator('[role=menu] [role=menuitem]:not([aria-disabled=true]):not([href])')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((entry) => entry.textContent ?? ''))
}

async function choose(page: Page, entry: string): Promise<boolean> {
  const found = page.locator('[role=menu] [role=menuitem]').filter({ hasText: entry, visible: true })
  if ((await found.count()) === 0) return false
  await settledAfter(page, () => found.first().evaluate((element) => (element as HTMLElement).click()))
  return (await countOf(page)) > 0
}

async function close(page: Page): Promise<void> {
  for (let presses = 0; presses < 3 && (await countOf(page)) > 0; presses += 1) {
    await page.keyboard.press('Escape')
    await expect
      .poll(() => countOf(page), { timeout: 2_000 })
      .toBe(0)
      .catch(() => {})
  }
}

/** Marks what was opened last: it lies over all the others. */
function markTop(page: Page): Promise<boolean> {
  return page.evaluate(
    ({ overlays, onTop }) => {
      for (const marked of document.querySelectorAll(`[${onTop}]`)) marked.removeAttribute(onTop)
      const last = [...document.querySelectorAll(overlays)].filter((overlay) => overlay.checkVisibility()).at(-1)
      last?.setAttribute(onTop, '')
      return last !== undefined
    },
    { overlays, onTop },
  )
}

function countOf(page: Page): Promise<number> {
  return page.locator(overlays).filter({ visible: true }).count()
}

function quoted(key: string): string {
  return key.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}
