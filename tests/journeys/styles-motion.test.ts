import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { freshSession, ownerVisit, samples, soon } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const config = `${place.admin('beweging')}/config`
const { page, complaints } = await ownerVisit({ width: 1440, height: 900, motion: true }, await freshSession())
const preview = page.frameLocator('.d-preview iframe')

test('an owner chooses by hand the motion of the site and the hiding of the header, and the preview shows both', async () => {
  await newSite(page, 'Beweging')
  await page.goto(`${config}/design`)
  await page.getByRole('button', { name: /Character/ }).click()
  await page.getByRole('option', { name: 'Expressive' }).click()
  const nameOfMotion = () =>
    preview
      .locator('main .block')
      .first()
      .evaluate((block) => getComputedStyle(block).animationName)
  await expect.poll(nameOfMotion).toBe('come-in')
  await page.getByRole('switch', { name: 'Hide while scrolling down' }).press('Space')
  const header = preview.locator('.site-header')
  await expect.poll(() => header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky')
  const scrollPreview = (by: number) => header.evaluate((_, top) => scrollBy({ top, behavior: 'instant' }), by)
  await scrollPreview(600)
  await preview.locator('.site-header[data-away]').waitFor({ state: 'attached' })
  await scrollPreview(-100)
  await preview.locator('.site-header[data-away]').waitFor({ state: 'detached' })
  expect(await axeFindings(page, { frames: false })).toEqual([])
  await page.getByRole('button', { name: 'Publish styles' }).click()
  await page.getByText('The styles are published.').waitFor()
  expect(complaints).toEqual([])
})

test('on a phone the header hides while a visitor scrolls down, returns with the first scroll up, and never hides the focus', async () => {
  const visitor = await visit({ width: 390, height: 844, motion: true })
  const header = visitor.page.locator('.site-header')
  const away = visitor.page.locator('.site-header[data-away]')
  await soon(visitor.page, place.site('beweging'), async (seen) =>
    expect(await seen.locator('.site-header').evaluate((element) => getComputedStyle(element).position)).toBe('sticky'),
  )
  const scripts: string[] = []
  visitor.page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await visitor.page.reload({ waitUntil: 'networkidle' })
  expect(scripts.filter((url) => url.includes('hiding-header'))).toEqual([])
  const scroll = (by: number) => visitor.page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by)
  // The first scroll may come before the page listens, as that of a visitor does: more follow it.
  await expect
    .poll(async () => {
      await scroll(20)
      return visitor.page.locator('quoin-island[awake] > .header-watch').count()
    })
    .toBe(1)
  await scroll(300)
  await away.waitFor({ state: 'attached' })
  await expect.poll(async () => (await header.boundingBox())?.y ?? 0).toBeLessThan(-20)
  await scroll(-40)
  await away.waitFor({ state: 'detached' })
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
  await scroll(200)
  await away.waitFor({ state: 'attached' })
  await header.getByRole('link').first().focus()
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
  expect(visitor.complaints).toEqual([])
})

test('with reduced motion and without scripts the header stays, and blocks are still', async () => {
  for (const window of [{ motion: false }, { motion: true, scripts: false }]) {
    const visitor = await visit({ width: 1440, height: 900, ...window })
    await visitor.page.goto(place.site('beweging'))
    const header = visitor.page.locator('.site-header')
    await visitor.page.mouse.wheel(0, 500)
    await expect.poll(() => visitor.page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await visitor.page.mouse.wheel(0, 300)
    await expect.poll(() => visitor.page.evaluate(() => scrollY)).toBeGreaterThan(600)
    expect((await header.boundingBox())?.y).toBe(0)
  }
  const calm = await visit({ motion: false })
  await calm.page.goto(place.site('beweging'))
  const names = await calm.page
    .locator('main .grid > .block')
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).animationName))
  expect(new Set(names)).toEqual(new Set(['none']))
})

test('C4.18 in the editor the blocks of an animated site are still', async () => {
  await page.goto(`${config}/?frameUrl=/`)
  await page.waitForURL(/\/config\/edit\//)
  const block = page.frameLocator('.e-stage iframe').locator('[data-section] .block').first()
  await block.waitFor()
  const moving = await block.evaluate(({ ownerDocument }) => [
    // Colours that fade in with the style sheet are no motion.
    ownerDocument.getAnimations().filter((animation) => 'animationName' in animation).length,
    ownerDocument.querySelectorAll('.animated').length,
  ])
  expect(moving).toEqual([0, 0])
})

test('at every scroll position, words that become visible are legible', async () => {
  const { page: seen } = await visit({ width: 390, height: 600, motion: true })
  await seen.goto(place.site('beweging'))
  const bottom = await seen.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(bottom).toBeGreaterThan(200)
  for (let top = 0; top <= bottom; top += 130) {
    await seen.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    expect([top, await axeFindings(seen)]).toEqual([top, []])
  }
})
