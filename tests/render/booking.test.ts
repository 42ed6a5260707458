import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { soon, widgetPages } from '#support/widget-page'
import { openTableBlockContract } from '../../features/media/blocks/opentable-v2/opentable-v2.contract.ts'
import { OpenTableView } from '../../features/media/blocks/opentable-v2/opentable-v2.view.tsx'
import { reservationsBlockContract } from '../../features/media/blocks/reservations/reservations.contract.ts'
import { ReservationsView } from '../../features/media/blocks/reservations/reservations.view.tsx'
import bookingCss from '../../features/media/visitor/booking/booking.css?inline'
import videoCss from '../../features/media/visitor/video.css?inline'

const widgets = await widgetPages({ asBuilt: true })
const dutch = { locale: 'nl-NL', language: 'nl' }
const table = (editing = false) =>
  widgets.render(OpenTableView as never, openTableBlockContract.examples['booking']?.props, undefined, {
    ...dutch,
    editing,
  })
const reservation = (editing = false) =>
  widgets.render(ReservationsView as never, reservationsBlockContract.examples['search']?.props, undefined, {
    ...dutch,
    editing,
  })
const shown = (html: string) => widgets.open({ html, css: videoCss + bookingCss, language: 'nl' })
const door = (page: Page) => page.locator('[data-play]')
const widget = (page: Page) => page.locator('.booking-widget')

/** Draws a frame beside its own script, as the loader of OpenTable does. */
const openTable = `const script = document.querySelector('script[src*="/widget/reservation/loader"]');
const frame = document.createElement('iframe'); frame.title = 'OpenTable'; script.before(frame)`
/** Does what waits in its queue, as Tock's script does. */
const tock = `for (const [what, business] of window.tock.queue) {
  const button = document.createElement('button'); button.textContent = what + ' ' + business
  document.querySelector('#Tock_widget_container').append(button) }`

/** Answers for the services once it is let go; the addresses that were asked for. */
async function services(page: Page, answer: 'answers' | 'fails' = 'answers') {
  const requested: string[] = []
  const gate = Promise.withResolvers<void>()
  await page.route(/opentable|exploretock/, async (route) => {
    const url = route.request().url()
    requested.push(url)
    await gate.promise
    if (answer === 'fails') await route.abort()
    else await route.fulfill({ contentType: 'text/javascript', body: url.includes('opentable') ? openTable : tock })
  })
  return { requested, answer: gate.resolve }
}

test('C4.43 C7.50 a table-booking widget is fetched only after a click: it is loading, and loaded once it is shown', async () => {
  const { page } = await shown(table())
  expect(await axeFindings(page, { within: '.booking' })).toEqual([])
  const { requested, answer } = await services(page)
  await door(page).hover()
  await soon(() => page.locator('quoin-island').getAttribute('src')).not.toBeNull()
  expect(requested).toEqual([])
  await door(page).click()
  await soon(() => widget(page).getAttribute('data-state')).toBe('loading')
  expect(await page.getByRole('status').innerText()).toBe('Het reserveringsformulier van OpenTable wordt geladen…')
  await soon(() => requested.length).toBe(1)
  answer()
  await soon(() => widget(page).getAttribute('data-state')).toBe('loaded')
  expect(await widget(page).locator('iframe').count()).toBe(1)
  const { origin, pathname, searchParams } = new URL(requested[0] ?? '')
  expect(origin + pathname).toBe('https://www.opentable.com/widget/reservation/loader')
  expect(Object.fromEntries(searchParams)).toMatchObject({ rid: '412810', lang: 'nl-NL' })
})

test('C4.43 C7.50 a reservation widget is fetched in the same way, by the name of the restaurant', async () => {
  const { page } = await shown(reservation())
  const { requested, answer } = await services(page)
  await door(page).click()
  await soon(() => widget(page).getAttribute('data-state')).toBe('loading')
  answer()
  await soon(() => widget(page).getAttribute('data-state')).toBe('loaded')
  expect(requested).toEqual(['https://www.exploretock.com/tock.js'])
  expect(await widget(page).getByRole('button').innerText()).toBe('init korenbloem')
})

test('where the service does not respond, the link to its own page stays, with a note', async () => {
  const { page } = await shown(table())
  const { answer } = await services(page, 'fails')
  await door(page).click()
  answer()
  await soon(() => page.getByRole('status').innerText()).toContain('laadt nu niet')
  expect(await door(page).isVisible()).toBe(true)
  expect(await door(page).getAttribute('href')).toBe('https://www.opentable.com/restref/client/?rid=412810')
})

test('C6.20 an owner who is signed in reads in an alert that this is a preview, and gets no widget; visitors see no alert', async () => {
  const { page } = await shown(reservation())
  const { requested } = await services(page)
  const alert = page.locator('.booking-preview')
  expect(await alert.isVisible()).toBe(false)
  await page.evaluate(() => (document.body.dataset['looker'] = 'owner'))
  expect(await page.getByRole('alert').innerText()).toContain('Dit is alleen een voorbeeld')
  await door(page).click()
  await soon(() => page.evaluate(() => document.activeElement?.className)).toBe('booking-preview')
  expect([requested, await widget(page).count()]).toEqual([[], 0])
  const canvas = await shown(reservation(true))
  expect(await canvas.page.getByRole('alert').isVisible()).toBe(true)
})

test('C9.06 C9.07 a reservation block is wide above 850 px, a table-booking block is one column up to 750 px', async () => {
  const { page } = await shown(`<div id="place">${table()}${reservation()}</div>`)
  const columnsAt = async (width: number) => {
    await page.locator('#place').evaluate((place, px) => (place.style.width = `${px}px`), width)
    return page
      .locator('.booking-parts')
      .evaluateAll((all) => all.map((parts) => getComputedStyle(parts).gridTemplateColumns.split(' ').length))
  }
  await soon(() => columnsAt(750)).toEqual([1, 1])
  await soon(() => columnsAt(751)).toEqual([2, 1])
  await soon(() => columnsAt(850)).toEqual([2, 1])
  await soon(() => columnsAt(851)).toEqual([2, 2])
})
