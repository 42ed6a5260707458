import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { designFeature } from '#features/design/server'
import { mediaFeature } from '#features/media/server'
import { sitesFeature } from '#features/sites/server'
import { startingStyles } from '#platform/theme'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { pageWithText } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { createDocument } from '../documents/create-document.ts'
import { pagesFeature } from '../pages.feature.ts'
import { setPassword } from '../access/passwords.ts'
import { publish } from '../publish/publish.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, designFeature, mediaFeature, pagesFeature] })
const app = await runningApp(ctx)

const imageOf = (html: string) => /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? ''

async function siteWithPage(name: string, settings: Record<string, unknown> = {}) {
  const { as, site } = await testSite(ctx, { name, title: 'Korenbloem' })
  const id = await as(async (tx) => {
    const { page } = await pageWithText(tx, 'Elke ochtend vers', settings)
    await publish(tx, { documents: [page.id] })
    return page.id
  })
  const html = async () => (await app.ask(`${name}.localhost:8080`, '/over-ons')).text
  return { as, id, html, site }
}

const ask = (name: string, path: string) => app.ask(`${name}.localhost:8080`, path)
/**
 * Starting the thread that draws may take longer than a request may on a busy machine: networks ask again, and so does
 * this.
 */
const fetched = (name: string, path: string) =>
  vi.waitFor(
    async () => {
      const file = await ask(name, path)
      expect(file.status).toBe(200)
      return file
    },
    { timeout: 40_000, interval: 250 },
  )

test('the head of a page without an image names a card with its title, which is drawn at the first request', async () => {
  const { html, id, site } = await siteWithPage('kaartje')
  const page = await html()
  const { href, pathname } = new URL(imageOf(page))
  const key = `${site.id}/${pathname.slice('/s/'.length)}`
  const before = await ctx.storage.exists(key)
  const file = await fetched('kaartje', pathname)
  const { width, height } = await sharp(file.bytes).metadata()
  expect(href).toMatch(new RegExp(`^http://kaartje\\.localhost:8080/s/${id}/social-[0-9a-f]{16}\\.png$`))
  expect([file.status, file.headers['content-type'], width, height]).toEqual([200, 'image/png', 1200, 630])
  expect([before, await ctx.storage.exists(key)]).toEqual([false, true])
  expect(page).toContain('<meta property="og:image:width" content="1200">')
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('a card name that no head contains does not exist', async () => {
  const { id } = await siteWithPage('vreemd')
  const files = ['social-0123456789abcdef.png', 'card.png']
  const answers = await Promise.all(files.map((file) => ask('vreemd', `/s/${id}/${file}`)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

test('publishing other styles gives the cards of all pages other names', async () => {
  const { as, html } = await siteWithPage('kleur')
  const before = new URL(imageOf(await html())).pathname
  await as(async (tx) => {
    const { id } = await createDocument(tx, {
      kind: 'styles',
      settings: { ...startingStyles, heading: { ...startingStyles.heading, family: 'Fraunces' } },
    })
    await publish(tx, { documents: [id] })
  })
  await doDueJobs(ctx)
  const after = new URL(imageOf(await html())).pathname
  const [old, fresh] = [await ask('kleur', before), await fetched('kleur', after)]
  expect(after).not.toBe(before)
  expect([old.status, fresh.status]).toEqual([404, 200])
})

test('a page behind a password has no card, drawn or not, and one with an image of its own keeps that', async () => {
  const locked = await siteWithPage('dicht')
  const { pathname } = new URL(imageOf(await locked.html()))
  const seen = await siteWithPage('gezien')
  const drawn = new URL(imageOf(await seen.html())).pathname
  await fetched('gezien', drawn)
  for (const { as, id } of [locked, seen]) await as((tx) => setPassword(tx, { id, password: 'zuurdesem' }))
  await doDueJobs(ctx)
  const answers = [await ask('dicht', pathname), await ask('gezien', drawn)]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  const own = await siteWithPage('eigen', { socialImage: newId() })
  expect(imageOf(await own.html())).toBe('')
})
