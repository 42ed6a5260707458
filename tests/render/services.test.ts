import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { measuredPages } from '#support/measured-page'
import { soon, widgetPages } from '#support/widget-page'

const widgets = await widgetPages({ asBuilt: true })
const measuredPage = measuredPages(widgets)
const none = { comments: '', follows: false, recording: '', share: 100, mayChoose: false }

interface Options {
  services: object
  html?: string
  cores?: number
  query?: string
  session?: string
  answer?: (route: Route) => Promise<void>
}

const scripted = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' })

async function open({ services, html = '', cores = 8, query = '', session = 'a1b2', answer = scripted }: Options) {
  const requests: string[] = []
  const errors: string[] = []
  const opened = await measuredPage({
    html,
    query: query || '?',
    before: () => undefined,
    services: { ...none, ...services },
    prepare: async (page: Page) => {
      page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
      await page.addInitScript(
        (count) => Object.defineProperty(navigator, 'hardwareConcurrency', { value: count }),
        cores,
      )
      await page.route(/disqus\.com|x\.com|fullstory\.com/, (route) => {
        requests.push(route.request().url())
        return answer(route)
      })
      await page.route(/fullstory\/getId/, (route) => {
        requests.push('getId')
        return route.fulfill({ json: { id: session } })
      })
    },
  })
  await opened.started()
  return { ...opened, requests, errors }
}

test('C7.52 the comment service counts where its short name is set', async () => {
  const { page, requests } = await open({ services: { comments: 'korenbloem' } })
  await soon(() => requests).toEqual(['https://korenbloem.disqus.com/count.js'])
  expect(await page.locator('#dsq-count-scr').count()).toBe(1)
})

const links = '<a href="https://x.com/bakkerij">X</a> <a href="https://x.com/bakkerij/status/1">Bericht</a>'

test('A1.09 A7.18 links to accounts become follow buttons of the service, by its own script', async () => {
  const { page, requests } = await open({ services: { follows: true }, html: links })
  await soon(() => requests).toEqual(['https://platform.x.com/widgets.js'])
  expect(await page.locator('a.twitter-follow-button').allInnerTexts()).toEqual(['X'])
})

test('A9.10 a script that has not loaded after ten seconds is given up, and the links stay links', async () => {
  const never = (): Promise<void> => new Promise(() => {})
  const { page, requests } = await open({ services: { follows: true }, html: links, answer: never })
  await soon(() => requests.length).toBe(1)
  const began = Date.now()
  expect(await page.locator('a.twitter-follow-button').count()).toBe(1)
  await soon(() => page.locator('a.twitter-follow-button').count()).toBe(0)
  expect(Date.now() - began).toBeGreaterThan(7000)
  expect(await page.locator('script[src*="widgets.js"]').count()).toBe(0)
})

test('C7.46 C7.47 a device with more than two cores is recorded under the name that the server gave', async () => {
  const { page, requests } = await open({ services: { recording: 'ORG1' } })
  await soon(() => requests).toEqual(['getId', 'https://edge.fullstory.com/s/fs.js'])
  expect(
    await page.evaluate(() => [
      (window as never as Record<string, string>)['_fs_org'],
      (window as never as Record<string, string>)['_fs_uid'],
    ]),
  ).toEqual(['ORG1', 'a1b2'])
})

test('C7.47 a device with two cores, and a variant that says no, are not recorded', async () => {
  const slow = await open({ services: { recording: 'ORG1' }, cores: 2 })
  await slow.page.waitForLoadState('networkidle')
  expect(slow.requests).toEqual([])
})

test('C6.25 on sites of the house the address names the variant, elsewhere it changes nothing', async () => {
  const query = '?experiment=session-recording:off'
  const house = await open({ services: { recording: 'ORG1', mayChoose: true }, query })
  await house.page.waitForLoadState('networkidle')
  expect(house.requests).toEqual([])
  const elsewhere = await open({ services: { recording: 'ORG1' }, query })
  await soon(() => elsewhere.requests.length).toBe(2)
})

test('C7.48 a mock id records no visitor', async () => {
  const { page, requests } = await open({ services: { recording: 'ORG1' }, session: 'mock' })
  await soon(() => requests).toEqual(['getId'])
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual(['getId'])
})

test('C8.30 a recording script that does not load is an entry in the console and nothing else', async () => {
  const { page, errors } = await open({ services: { recording: 'ORG1' }, answer: (route) => route.abort() })
  await soon(() => errors.join('\n')).toContain('The script https://edge.fullstory.com/s/fs.js did not come.')
  expect(await page.locator('dialog,[role=alert]').count()).toBe(0)
})
