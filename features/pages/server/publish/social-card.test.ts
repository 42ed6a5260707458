import sharp from 'sharp'
import { expect, test } from 'vitest'
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
import { publish } from './publish.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, designFeature, mediaFeature, pagesFeature] })
const app = await runningApp(ctx)

async function drawn() {
  await doDueJobs(ctx)
  ctx.clock.forward(6000)
  await doDueJobs(ctx)
}
const imageOf = (html: string) => /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? ''

async function siteWithPage(name: string, settings: Record<string, unknown> = {}) {
  const { as } = await testSite(ctx, { name, title: 'Korenbloem' })
  const id = await as(async (tx) => {
    const { page } = await pageWithText(tx, 'Elke ochtend vers', settings)
    await publish(tx, { documents: [page.id] })
    return page.id
  })
  const html = async () => (await app.ask(`${name}.localhost:8080`, '/over-ons')).text
  return { as, id, html }
}

test('a page without an image gets one from its own words, and its head names it once it is there', async () => {
  const { html, id } = await siteWithPage('kaartje')
  const before = await html()
  await drawn()
  const after = await html()
  const address = new URL(imageOf(after))
  const file = await app.ask('kaartje.localhost:8080', address.pathname)
  const { width, height } = await sharp(file.bytes).metadata()
  expect(imageOf(before)).toBe('')
  expect(address.href).toMatch(new RegExp(`^http://kaartje\\.localhost:8080/s/${id}/social-[0-9a-f]{16}\\.png$`))
  expect([file.status, file.headers['content-type'], width, height]).toEqual([200, 'image/png', 1200, 630])
  expect(after).toContain('<meta property="og:image:width" content="1200">')
  expect(after).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('publishing other styles draws the cards of all pages anew', async () => {
  const { as, html } = await siteWithPage('kleur')
  await drawn()
  const before = imageOf(await html())
  await as(async (tx) => {
    const { id } = await createDocument(tx, {
      kind: 'styles',
      settings: { ...startingStyles, heading: { ...startingStyles.heading, family: 'Fraunces' } },
    })
    await publish(tx, { documents: [id] })
  })
  await drawn()
  const after = imageOf(await html())
  expect(after).toMatch(/social-/)
  expect(after).not.toBe(before)
})

test('a page behind a password gets no card, and one with an image of its own keeps that', async () => {
  const locked = await siteWithPage('dicht')
  await locked.as((tx) => setPassword(tx, { id: locked.id, password: 'zuurdesem' }))
  const own = await siteWithPage('eigen', { socialImage: newId() })
  await drawn()
  const cards = await Promise.all(
    [locked, own].map(({ as, id }) =>
      as((tx) => tx.db.selectFrom('documents').select('social_card').where('id', '=', id).execute()),
    ),
  )
  expect(cards.flat()).toEqual([{ social_card: null }, { social_card: null }])
})
