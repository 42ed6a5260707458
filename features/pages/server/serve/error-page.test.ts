import { createElement } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { sitesFeature } from '#features/sites/server'
import { blockContract } from '#platform/block'
import type { Block } from '#platform/document'
import type { Feature } from '#platform/context'
import { newId } from '#platform/contract'
import { block } from '#platform/render/server'
import { testContext } from '#support/context'
import { textBlock } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { createDocument } from '../documents/create-document.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'

const broken = block({
  contract: blockContract({
    type: 'calendar',
    fixedOn: 'the pages of this test',
    props: z.object({}),
    starts: {},
    examples: {},
  }),
  view: () => createElement('p'),
  loader: () => Promise.reject(new Error('select * from secret_table')),
})
const faulty: Feature = { name: 'faulty', blocks: [broken] }
const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, faulty] })
const app = await runningApp(ctx)

async function siteWithBrokenPage(name: string) {
  const { as } = await testSite(ctx, { name, title: 'Korenbloem', locale: 'nl-NL' })
  const create = (settings: Record<string, unknown>, of: (section: string) => Block) =>
    as(async (tx) => {
      const section = newId()
      const { id } = await createDocument(tx, {
        kind: 'page',
        settings,
        sections: [{ id: section, order: 'a0' }],
        blocks: [of(section)],
      })
      await publish(tx, { documents: [id] })
    })
  await create({ title: 'Kapot', slug: 'kapot' }, (section) => ({
    ...textBlock(section, ''),
    type: 'calendar',
    props: {},
  }))
  return {
    made: create,
    get: (headers: Record<string, string> = {}) =>
      app.ask(`${name}.localhost:8080`, '/kapot', { headers: { accept: 'text/html', ...headers } }),
  }
}

test('C2.07 a page that could not be rendered is answered with the site’s page of type 101, a number, and nothing of the failure', async () => {
  const { get } = await siteWithBrokenPage('kapot')
  const { status, text, headers } = await get({ 'accept-language': 'nl' })
  const [{ id }] = ctx.logged.flatMap(([, fields]) =>
    typeof fields['id'] === 'string' ? [{ id: fields['id'] }] : [],
  ) as [{ id: string }]
  expect(status).toBe(500)
  expect(text).toContain('data-page-type="101"')
  expect(text).toContain('<h1>Er ging iets mis</h1>')
  expect(text).toContain(id)
  expect(text).not.toMatch(/secret_table|error-page\.test|at .*\.ts/)
  expect(headers['cache-control']).toContain('no-store')
})

test('C2.07 an owner’s own page of type 101 takes its place', async () => {
  const { made, get } = await siteWithBrokenPage('eigen-fout')
  await made({ title: 'Oeps', slug: 'oeps', pageType: 101 }, (section) => textBlock(section, 'De oven is even uit'))
  const { status, text } = await get()
  expect([status, text.includes('De oven is even uit'), text.includes('data-page-type="101"')]).toEqual([
    500,
    true,
    true,
  ])
})
