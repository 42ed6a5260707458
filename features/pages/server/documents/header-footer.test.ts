import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { pagesFeature } from '../pages.feature.ts'
import { createDocument } from './create-document.ts'

interface Part {
  settings: Record<string, unknown>
  sections: Record<string, object>
  blocks: Record<string, object>
}
interface Both {
  header: Part | null
  footer: Part | null
  revision: number
}

const ctx = await testContext({ features: [accountsFeature, sitesFeature, pagesFeature] })
const site = await testSite(ctx)
const app = await runningApp(ctx)
const owner = await ownerBrowser(app, ctx, site)
const address = '/api/site-header-footer'
const read = async () => (await owner.ask(address)).json<Both>()

test('C7.35 C7.36 C7.37 header and footer are read and written at one address, and a stale revision is refused', async () => {
  const nothing = await read()
  expect(nothing).toEqual({ header: null, footer: null, revision: expect.any(Number) })
  for (const kind of ['header', 'footer'] as const)
    await site.as((tx) => createDocument(tx, { kind, settings: { title: kind } }))
  const before = await read()
  expect([before.header?.settings['title'], before.footer?.settings['title']]).toEqual(['header', 'footer'])
  const id = '65a1f0c2e4b0a1b2c3d4e5f1'
  const section = { id, order: 'a0' }
  const sent = {
    ...before,
    header: { settings: { title: 'header', sticky: true }, sections: { [id]: section }, blocks: {} },
  }
  const saved = await owner.send('PUT', address, sent)
  expect(saved.status).toBe(200)
  expect(saved.json<Both>()).toMatchObject({
    header: { settings: { sticky: true }, sections: { [id]: section } },
    footer: before.footer,
  })
  expect(saved.json<Both>().revision).toBeGreaterThan(before.revision)
  expect(await read()).toEqual(saved.json())
  const stale = await owner.send('PUT', address, { ...before, footer: { settings: {}, sections: {}, blocks: {} } })
  expect([stale.status, stale.json()['code']]).toEqual([409, 'pages.header_footer_changed'])
  expect(await read()).toEqual(saved.json())
})

test('an entry that a header cannot hold is refused, and a stranger reads neither', async () => {
  const before = await read()
  const broken = { ...before, header: { settings: { title: 'header', theme: 'neon' }, sections: {}, blocks: {} } }
  expect((await owner.send('PUT', address, broken)).status).toBe(400)
  expect(await read()).toEqual(before)
  const stranger = await app.ask(`${site.site.name}.admin.localhost:8080`, address)
  expect([401, 403]).toContain(stranger.status)
})
