import { expect, test } from 'vitest'
import { designFeature } from '#features/design/server'
import { productExchange } from '#support/product-exchange'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'

const { ctx } = await productExchange([designFeature])
const app = await runningApp(ctx)

test.each([
  ['ar-AE', /<html lang="ar-AE" dir="rtl">/],
  ['nl-NL', /<html lang="nl-NL">/],
])('the pages of a site in %s declare their direction of writing', async (locale, wanted) => {
  const { site } = await testSite(ctx, { locale, start: 'blank' })
  const { status, text } = await app.ask(`${site.name}.localhost:8080`, '/')
  expect(status).toBe(200)
  expect(text).toMatch(wanted)
})
