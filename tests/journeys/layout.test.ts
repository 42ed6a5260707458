import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { browser, visit } from '#support/browser'
import { ownerVisit, samples } from '#support/editor'
import { sharedBetween } from '#support/in-lanes'
import { layoutFaults } from '#support/layout-faults'
import { overlayFaults } from '#support/layout-overlays'
import { startedSites } from '#support/started-sites'
import { filledCart, otherPages, ownerScreens, samplePages, type SampleNames, shopperPages } from '#support/screens'
import { settledAt } from '#support/settled'

// English with accents and two fifths longer: what has room in it has room in Dutch and German too.
const locale = 'en-XA'
const place = samples()
const widths = [390, 1440]
/** Sites of their own, so that all that they say themselves is longer as well. */
const names: SampleNames = { lichtval: 'long-photos', korenbloem: 'long-bread', 'kade-9': 'long-shop' }

const sites = startedSites(place, names, locale)
afterAll(sites.remove)

test('a text that is cut off, leaves its box or covers another element is found, and nothing else', async () => {
  const page = await (await browser()).newPage({ viewport: { width: 390, height: 844 } })
  await page.setContent(fixture)
  expect((await layoutFaults(page)).map((fault) => fault.replaceAll(/ \([^)]*\)/g, ''))).toEqual([
    '“The end of this is cut off by its box” is cut off by body > p.cut',
    '“A lid on these words” is cut off by body > div.low',
    '“Much too long for a button” runs out of body > button',
    '“A placeholder without room for its words” is cut off by its field',
    '“First words” lies on “Second words”',
    'the page is 60 px too wide',
  ])
})

test('a fault in a dialog or a menu that a button or an entry opens is found, each once', async () => {
  const page = await (await browser()).newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent(openings)
  const opened = new Set<string>()
  const reopen = () => page.setContent(openings)
  const faults = await overlayFaults(page, { opened, reopen, widths })
  expect(faults.map((fault) => fault.replaceAll(/ \([^)]*\)/g, ''))).toEqual([
    '“Sound” at 390: body > div.sound is not all in the window',
    '“More: Rename” at 390: “First words” lies on “Second words”',
    '“More: Rename” at 1440: “First words” lies on “Second words”',
  ])
  expect(await overlayFaults(page, { opened, reopen, widths })).toEqual([])
})

test('in a longer language no text of the owner area is cut off or covers another', async () => {
  await sites.start()
  const [owner, other] = await Promise.all([ownerVisit({ locale }), ownerVisit({ locale })])
  const screens = await ownerScreens(place, owner.page, place.session, names)
  const faults = await sharedBetween([owner, other], screens, (address, { page }) => faultsAt(page, address, screenAt))
  expect(faults.flat()).toEqual([])
})

test('no text of a site or of its dialogs and menus is cut off either', async () => {
  /** Menus, lists and dialogs of visitors that have been judged, whichever page they were opened on. */
  const opened = new Set<string>()
  const visitors = await Promise.all([visit({ locale }), visit({ locale })])
  const pages = [
    ...(await samplePages(place, names)),
    ...otherPages(place, names),
    ...(await shopperPages(place, names)),
    ...['/cart', '/checkout'].map((path) => place.site(names['kade-9']) + path),
  ]
  const shop = `https://${new URL(place.site(names['kade-9'])).host}`
  const cart = { name: '__Host-cart', value: await filledCart(place, names), url: shop, secure: true }
  for (const { context } of visitors) await context.addCookies([cart])
  const faults = await sharedBetween(visitors, pages, (address, { page }) => faultsAt(page, address, loadedAt, opened))
  expect(faults.flat()).toEqual([])
})

async function faultsAt(
  page: Page,
  address: string,
  open: (page: Page, address: string) => Promise<unknown>,
  opened?: Set<string>,
): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await open(page, address)
    const language = await page.locator('html').getAttribute('lang')
    if (language !== locale) faults.push(`${address} speaks ${language}`)
    faults.push(...(await layoutFaults(page)).map((fault) => `${address} at ${width}: ${fault}`))
    if (!opened) continue
    const overlays = await overlayFaults(page, { opened, reopen: () => open(page, address), widths })
    faults.push(...overlays.map((fault) => `${address}, ${fault}`))
  }
  return faults
}

async function screenAt(page: Page, address: string): Promise<void> {
  await settledAt(page, address)
  if ((await page.getByRole('heading', { name: '404' }).count()) > 0)
    throw new Error(`There is no screen at ${address}.`)
}

function loadedAt(page: Page, address: string): Promise<unknown> {
  return page.goto(address, { waitUntil: 'load' })
}

const fixture = `<!doctype html>
<style>
  body { margin: 0; font: 16px/24px sans-serif }
  .cut, .short, .scroll, .hidden { width: 120px; overflow: hidden; white-space: nowrap }
  .short { text-overflow: ellipsis }
  .scroll { overflow: auto }
  .hidden { position: absolute; width: 1px; height: 1px }
  .low { height: 20px; overflow: hidden; padding-top: 12px; box-sizing: border-box }
  button { width: 80px; white-space: nowrap; border: 1px solid; background: none }
  input { width: 100px }
  .pile { position: relative }
  .pile b { position: absolute; top: 4px; left: 10px }
  .bar { position: fixed; top: 0; left: 0 }
  .wide { width: 450px }
</style>
<p class="cut">The end of this is cut off by its box</p>
<p class="short">The end of this is a row of dots by design</p>
<p class="scroll">The end of this can be scrolled to by anybody</p>
<p class="hidden">This is for those who listen</p>
<div class="low">A lid on these words</div>
<button>Much too long for a button</button>
<input placeholder="A placeholder without room for its words">
<div class="pile"><span>First words</span><b>Second words</b></div>
<p>Words with <b>words</b> and <i>more words</i> beside each other</p>
<div class="bar">A bar that stays above all</div>
<div class="wide">A box that is wider than a phone</div>`

const openings = `<!doctype html>
<style>
  body { margin: 0; font: 16px/24px sans-serif }
  [role=dialog], [role=menu] { position: fixed; top: 20px; left: 20px; padding: 10px; background: #eee }
  [hidden] { display: none }
  #pile { min-width: 300px; min-height: 60px }
  #pile b { position: absolute; top: 10px; left: 20px }
  #wide { width: 600px }
</style>
<p>Words beneath all that opens</p>
<button onclick="show('sound')">Sound</button>
<button onclick="show('menu')" aria-haspopup="menu">More</button>
<div role="dialog" class="sound" id="sound" hidden><p id="wide">All words of it have room</p></div>
<div role="menu" id="menu" hidden><div role="menuitem" onclick="show('pile')">Rename</div></div>
<div role="dialog" id="pile" hidden><span>First words</span><b>Second words</b></div>
<script>
  const all = () => document.querySelectorAll('[role=dialog], [role=menu]')
  const show = (id) => { for (const part of all()) part.hidden = part.id !== id }
  addEventListener('keydown', ({ key }) => key === 'Escape' && show(''))
</script>`
