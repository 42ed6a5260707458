import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { samples } from '#support/editor'
import { sharedBetween } from '#support/in-lanes'
import { otherPages, shopperPages } from '#support/screens'

const place = samples()
const patient = { timeout: 600_000 }
const pages = [...place.pages, ...otherPages(place), ...(await shopperPages(place))]

test(
  'axe finds nothing on any public page; each has one first heading, stays still, fits its screen and logs no error',
  patient,
  async () => {
    // Two windows share the work: each waits now and then for the other end.
    const windows = await Promise.all([visit(), visit()])
    await Promise.all(windows.map(({ page }) => watchShifts(page)))
    const found = await sharedBetween(windows, pages, (address, { page }) => faultsOf(page, address))
    expect(found.flat()).toEqual([])
    expect(windows.flatMap(({ complaints }) => complaints).filter((complaint) => !complaint.includes('404'))).toEqual(
      [],
    )
  },
)

test('axe finds nothing on the pages before signing in when they are dark', patient, async () => {
  const { page } = await visit({ colorScheme: 'dark' })
  const found: string[] = []
  for (const address of pages.filter((url) => url.startsWith(place.platform))) {
    await page.goto(address)
    found.push(...(await axeFindings(page)).map((finding) => `${address} ${finding}`))
  }
  expect(found).toEqual([])
})

async function faultsOf(page: Page, address: string): Promise<string[]> {
  const wrong: string[] = []
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const headings = await page.locator('h1').count()
  if (headings !== 1) wrong.push(`${address} has ${headings} first headings`)
  await countShifts(page, false)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) wrong.push(`${address} is ${over} px too wide at ${width}`)
  }
  await countShifts(page, true)
  wrong.push(...(await axeFindings(page)).map((finding) => `${address} ${finding}`))
  // Last: by then what comes after the page itself has come as well.
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  if (shift > 0.01) wrong.push(`${address} shifts by ${shift}`)
  return wrong
}

/** A window of another size moves everything: on a busy machine later than the browser still blames the size for it. */
async function countShifts(page: Page, counts: boolean): Promise<void> {
  await page.evaluate(async (on) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const _frame of [1, 2, 3]) await drawn()
    ;(window as unknown as { countShifts: (on: boolean) => void }).countShifts(on)
  }, counts)
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    const counted = window as unknown as { shift: number; countShifts: (on: boolean) => void }
    let counts = true
    const add = (shifts: PerformanceEntryList) => {
      for (const { value, hadRecentInput } of shifts as Shift[]) if (counts && !hadRecentInput) counted.shift += value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    counted.shift = 0
    counted.countShifts = (on) => {
      add(observer.takeRecords())
      counts = on
    }
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}
