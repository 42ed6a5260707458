import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { changeSettings, sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { publishedText } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { pagesFeature } from '../pages.feature.ts'
import { unpublish } from '../publish/unpublish.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
const app = await runningApp(ctx)

async function siteWithPage(name: string) {
  const { as } = await testSite(ctx, { name, locale: 'nl-NL' })
  const create = (kind: 'page' | 'announcement', words: string, settings: Record<string, unknown>) =>
    as((tx) => publishedText(tx, { kind, settings, words }))
  await create('page', 'Brood', { title: 'Brood', slug: 'brood' })
  const html = async () => (await app.ask(`${name}.localhost:8080`, '/brood')).text
  const set = (group: 'announcement' | 'codeInjection', values: Record<string, unknown>) =>
    as((tx) => changeSettings(tx, { group, values: values as never }))
  return { as, made: create, html, set }
}
const contextIn = (html: string) =>
  JSON.parse(/id="website-context">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { showAnnouncementBar?: boolean }

test('C3.97 the line from the site’s settings is above every page once it is switched on, and the context says so', async () => {
  const { html, set } = await siteWithPage('regel')
  await set('codeInjection', { header: '<meta name="own">', footer: '' })
  const before = await html()
  await set('announcement', { showAnnouncementBar: true, text: 'Zaterdag gesloten', link: '/kaart' })
  const after = await html()
  expect([before.includes('site-announcement'), contextIn(before).showAnnouncementBar]).toEqual([false, false])
  expect(after).toMatch(
    /<aside class="site-announcement" aria-label="Mededeling".*<a class="announcement-link" href="\/kaart">Zaterdag gesloten<\/a>/,
  )
  expect(contextIn(after).showAnnouncementBar).toBe(true)
})

test('C3.97 R1.73 a published announcement is above the page for all visitors, the context agrees, and it is removed when it is unpublished', async () => {
  const { as, made, html, set } = await siteWithPage('bord')
  await set('codeInjection', { header: '<meta name="own">', footer: '' })
  const id = await made('announcement', 'Vandaag oliebollen', { title: 'Oliebollen', enabled: true })
  const shown = await html()
  await as((tx) => unpublish(tx, { id }))
  const htmlAfter = await html()
  expect(shown).toMatch(
    /<aside class="site-announcement" aria-label="Oliebollen".*Vandaag oliebollen.*<\/aside>.*<main/s,
  )
  expect(contextIn(shown).showAnnouncementBar).toBe(true)
  expect([htmlAfter.includes('oliebollen'), contextIn(htmlAfter).showAnnouncementBar]).toEqual([false, false])
})

test('an announcement that is switched off is published and yet hidden from all visitors', async () => {
  const { made, html } = await siteWithPage('stil')
  await made('announcement', 'Nog niet', { title: 'Later', enabled: false })
  expect(await html()).not.toContain('site-announcement')
})

test('an announcement that may not be closed brings no script', async () => {
  const { made, html } = await siteWithPage('vast')
  await made('announcement', 'Altijd zichtbaar', { title: 'Vast', enabled: true, closable: false })
  const text = await html()
  expect([text.includes('Altijd zichtbaar'), text.includes('<script'), text.includes('<button')]).toEqual([
    true,
    false,
    false,
  ])
})

test('the text of an announcement cannot leave its place, and its link runs nothing', async () => {
  const { html, set } = await siteWithPage('eng-bord')
  await set('announcement', { showAnnouncementBar: true, text: '</aside><script>alert(1)</script>', link: '' })
  expect(await html()).not.toContain('<script>alert')
})
