import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { shopFeatures } from '#support/shop'
import { testSite } from '#support/site'

const ctx = await testContext({ features: shopFeatures })
const app = await runningApp(ctx)

test('a phone reads name, language, colours and icons of a site from its web manifest', async () => {
  const { as } = await testSite(ctx, { name: 'molen', title: 'De Korenmolen aan de Vliet' })
  await as((tx) => changeSettings(tx, { group: 'general', values: { description: 'Meel uit de molen' } }))
  const answered = await app.ask('molen.localhost:8080', '/site.webmanifest')
  expect(answered.headers['content-type']).toContain('application/manifest+json')
  const manifest = answered.json<{ background_color: string; theme_color: string; icons: { src: string }[] }>()
  expect(manifest).toMatchObject({
    name: 'De Korenmolen aan de Vliet',
    short_name: 'De Korenmole',
    description: 'Meel uit de molen',
    lang: 'nl-NL',
    start_url: '/',
    display: 'browser',
  })
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/)
  expect(manifest.theme_color).toBe(manifest.background_color)
  expect(manifest.icons.map(({ src }) => src)).toEqual(['/favicon.svg', '/apple-touch-icon.png'])
})
