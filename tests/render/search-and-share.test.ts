import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { soon, widgetPages } from '#support/widget-page'
import { cartBlockContract } from '../../features/checkout/blocks/cart/cart.contract.ts'
import { CartView } from '../../features/checkout/blocks/cart/cart.view.tsx'
import { shareBlockContract } from '../../features/design/blocks/share/share.contract.ts'
import shareCss from '../../features/design/blocks/share/share.css?inline'
import { ShareView } from '../../features/design/blocks/share/share.view.tsx'
import { videoBlockContract } from '../../features/media/blocks/video/video.contract.ts'
import { VideoView } from '../../features/media/blocks/video/video.view.tsx'
import { requestBlockContract } from '../../features/reviews/blocks/review-request/review-request.contract.ts'
import { RequestView } from '../../features/reviews/blocks/review-request/review-request.view.tsx'
import { searchBlockContract } from '../../features/search/blocks/search/search.contract.ts'
import searchCss from '../../features/search/blocks/search/search.css?inline'
import { SearchView } from '../../features/search/blocks/search/search.view.tsx'

const widgets = await widgetPages({ asBuilt: true })
const dutch = { language: 'nl', locale: 'nl-NL' } as const
const search = (pageOverrides = {}) => ({
  html: widgets.render(SearchView, searchBlockContract.starts, null, pageOverrides),
  css: searchCss,
})
const share = (pageOverrides = {}) => ({
  html: widgets.render(ShareView, shareBlockContract.starts, undefined, { path: '/tray', ...pageOverrides }),
  css: shareCss,
})
const field = (page: Page) => page.locator('input[type=search]')
const options = (page: Page) => page.getByRole('option').allTextContents()
const finds = (count: number, ...results: object[]) =>
  widgets.serve('/api/search/preview', 'application/json', JSON.stringify({ count, results }))
const rye = { href: '/rye', title: 'Rye', note: '', image: null }
const loaf = { href: '/loaf', title: 'Loaf', note: '€4.20', image: null }

for (const path of ['/search', '/rye'])
  widgets.serve(path, 'text/html', '<!doctype html><title>Found</title><link rel="icon" href="data:,">')

async function typed(page: Page, words: string): Promise<void> {
  await field(page).focus()
  await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
  await field(page).pressSequentially(words)
  await page.getByRole('listbox').waitFor()
}

test('the results appear under the field while a visitor types, and arrows, Enter and Escape work as in every combobox', async () => {
  finds(7, rye, loaf)
  const { page, complaints } = await widgets.open(search())
  await typed(page, 'ry')
  expect(await options(page)).toEqual(['Rye', 'Loaf€4.20', 'All results (7)'])
  const combobox = page.getByRole('combobox', { expanded: true })
  const chosen = async () => (await page.getByRole('option', { selected: true }).allTextContents())[0] ?? null
  for (const [key, expected] of [
    ['ArrowDown', 'Rye'],
    ['ArrowUp', null],
    ['ArrowUp', 'All results (7)'],
    ['ArrowDown', null],
    ['ArrowDown', 'Rye'],
    ['ArrowDown', 'Loaf€4.20'],
  ] as const) {
    await page.keyboard.press(key)
    expect([key, await chosen()]).toEqual([key, expected])
  }
  expect(await page.locator(`#${await combobox.getAttribute('aria-activedescendant')}`).textContent()).toBe('Loaf€4.20')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q')
  expect(await axeFindings(page, { within: '#page' })).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { expanded: false }).waitFor()
  expect(await field(page).inputValue()).toBe('ry')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('ArrowDown')
  await Promise.all([page.waitForURL('**/rye'), page.keyboard.press('Enter')])
  expect(complaints).toEqual([])
})

test('Enter on the words as typed leads to the search page, with the list or without', async () => {
  finds(1, rye)
  const { page } = await widgets.open(search())
  await typed(page, 'rye')
  await Promise.all([page.waitForURL('**/search?q=rye'), page.keyboard.press('Enter')])
  const bare = await widgets.open({ ...search(), window: { scripts: false } })
  await field(bare.page).fill('rye')
  await Promise.all([bare.page.waitForURL('**/search?q=rye'), bare.page.keyboard.press('Enter')])
})

test('the number of results is announced, also none, and a click on one leads there', async () => {
  finds(2, rye, loaf)
  const { page } = await widgets.open(search(dutch))
  await typed(page, 'br')
  const announcement = () => page.locator('output').textContent()
  await soon(announcement).toBe('2 resultaten. Kies er een met de pijltjestoetsen.')
  finds(0)
  await field(page).pressSequentially('x')
  await soon(announcement).toBe('Niets gevonden voor ‘brx’')
  finds(1, rye)
  await page.keyboard.press('Backspace')
  await soon(announcement).toBe('Eén resultaat. Ga erheen met de pijltjestoetsen.')
  await Promise.all([page.waitForURL('**/rye'), page.getByRole('option', { name: 'Rye' }).click()])
})

test('the list closes with the focus, with the words, and where the server does not respond', async () => {
  finds(1, rye)
  const { page } = await widgets.open(search())
  await typed(page, 'rye')
  await page.keyboard.press('Tab')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await typed(page, 's')
  await field(page).fill('r')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await typed(page, 'y')
  await page.context().setOffline(true)
  await field(page).pressSequentially('e')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
})

test('a menu of plain links shares a page, without a script and with one', async () => {
  for (const scripts of [false, true]) {
    const { page } = await widgets.open({ ...share(), window: { scripts } })
    await page.getByRole('button', { name: 'Share' }).click()
    const mail = page.getByRole('link', { name: 'Email' })
    await mail.waitFor()
    expect(await mail.getAttribute('href')).toBe('mailto:?subject=Lichtval&body=https%3A%2F%2Flichtval.example%2Ftray')
    expect(await page.getByRole('link').allTextContents()).toEqual([
      'WhatsApp',
      'Facebook',
      'X',
      'Bluesky',
      'LinkedIn',
      'Email',
    ])
    expect(await page.getByRole('button', { name: 'Copy the link' }).count()).toBe(scripts ? 1 : 0)
    await page.keyboard.press('Escape')
    await mail.waitFor({ state: 'hidden' })
  }
})

test('the address is copied, and that is announced', async () => {
  const { page, complaints } = await widgets.open(share(dutch))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Delen' }).click()
  expect(await axeFindings(page, { within: '#page' })).toEqual([])
  await page.getByRole('button', { name: 'Link kopiëren' }).click()
  await soon(() => page.locator('output').textContent()).toBe('De link is gekopieerd')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://lichtval.example/tray')
  expect(complaints).toEqual([])
})

test.each([
  ['shares', null, 0],
  ['thinks better of it', 'AbortError', 0],
  ['may not share', 'NotAllowedError', 1],
])(
  'where the browser shares by itself, for a visitor who %s, the menu opens only in the last case',
  async (_, refusal, opens) => {
    const { page } = await widgets.open(share())
    await page.evaluate((name) => {
      const handOn = async (what: ShareData): Promise<void> => {
        document.body.dataset['shared'] = JSON.stringify(what)
        if (name) throw new DOMException('', name)
      }
      Object.assign(navigator, { share: handOn })
    }, refusal)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.locator('body[data-shared]').waitFor()
    expect(JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '')).toEqual({
      url: 'https://lichtval.example/tray',
      title: 'Widgets',
    })
    await soon(() => page.locator('[popover]:popover-open').count()).toBe(opens)
  },
)

const video = videoBlockContract.examples['player']!
const cart = cartBlockContract.examples['two']!
const reviews = requestBlockContract.examples['open']!
const lazy = ['cart', 'review-request', 'video', 'search-preview', 'share']

test('C7.53 cart page, reviews page, native video, search preview and share buttons have scripts of their own, which are loaded on demand', async () => {
  const files = new Map(lazy.map((name) => [name, widgets.bytesOf(name)[0]]))
  expect(new Set(files.values()).size).toBe(lazy.length)
  const shop = [
    share().html,
    search().html,
    widgets.render(CartView, cart.props as never, cart.data as never),
    `<div style="height:4000px"></div>${widgets.render(VideoView, video.props as never, video.data as never)}`,
  ]
  const { page } = await widgets.open({ html: shop.join(''), css: searchCss + shareCss })
  const requestedUrls = new Set<string>()
  page.on('request', (request) => requestedUrls.add(request.url()))
  const named = () =>
    lazy.filter((name) => [...requestedUrls].some((url) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(url)))
  await page.reload({ waitUntil: 'networkidle' })
  expect(named()).toEqual([])
  await page.getByRole('button', { name: 'Share' }).hover()
  await soon(named).toEqual(['share'])
  await field(page).focus()
  await soon(named).toEqual(['search-preview', 'share'])
  await page.getByRole('spinbutton').first().focus()
  await soon(named).toEqual(['cart', 'search-preview', 'share'])
  await page.locator('video').scrollIntoViewIfNeeded()
  await soon(named).toEqual(['cart', 'video', 'search-preview', 'share'])
  const asking = await widgets.open({
    html: widgets.render(RequestView, reviews.props as never, reviews.data as never),
  })
  await asking.page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
})
