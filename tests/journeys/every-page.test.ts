import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { samples } from '#support/editor'
import { otherPages, samplePages } from '#support/screens'

const place = samples()
const patient = { timeout: 240_000 }
const pages = [...(await samplePages(place)), ...otherPages(place)]

test('axe finds nothing on any public page', patient, async () => {
  expect(await findings(pages, 'light')).toEqual([])
})

test('axe finds nothing on the pages before signing in when they are dark', patient, async () => {
  const before = pages.filter((address) => address.startsWith(place.platform))
  expect(await findings(before, 'dark')).toEqual([])
})

test('every public page has one first heading, stays still, fits its screen and complains of nothing', patient, async () => {
  const { page, complaints } = await visit({ width: 390, height: 844 })
  await watchShifts(page)
  const wrong: string[] = []
  for (const address of pages) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address, { waitUntil: 'load' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const { headings, shift } = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      shift: (window as unknown as { shift: number }).shift,
    }))
    if (headings !== 1) wrong.push(`${address} has ${headings} first headings`)
    if (shift > 0.01) wrong.push(`${address} shifts by ${shift}`)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) wrong.push(`${address} is ${over} px too wide at ${width}`)
    }
  }
  expect(wrong).toEqual([])
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
})

/** Two windows share the work: each waits now and then for the other end. */
async function findings(addresses: readonly string[], colorScheme: 'light' | 'dark'): Promise<string[]> {
  const found: string[] = []
  const left = [...addresses]
  const look = async (): Promise<void> => {
    const { page } = await visit({ colorScheme })
    for (let address = left.shift(); address; address = left.shift()) {
      await page.goto(address)
      found.push(...(await axeFindings(page)).map((finding) => `${address} ${finding}`))
    }
  }
  await Promise.all([look(), look()])
  return found
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { shift: number }
    counted.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        counted.shift += entry.hadRecentInput ? 0 : entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
