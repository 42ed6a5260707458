import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { designFeature } from '#features/design/server'
import { mediaFeature } from '#features/media/server'
import { sitesFeature } from '#features/sites/server'
import { startingStyles } from '#platform/theme'
import { testContext } from '#support/context'
import { pageWithText } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { createDocument } from '../documents/create-document.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, designFeature, mediaFeature, pagesFeature] })
await testSite(ctx, { name: 'bakker' })
const app = await runningApp(ctx)
const sheet = (families: string, host = 'bakker') =>
  app.ask(`${host}.localhost:8080`, `/s/fonts/css?family=${encodeURIComponent(families)}`)

test.each(['bakker', 'bakker.admin'])(
  'C7.51 the font service answers on %s with a style sheet that may be kept',
  async (host) => {
    const { status, headers, text } = await sheet('Lora|Bitter|Lora', host)
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'text/css; charset=utf-8',
      '*',
    ])
    expect(headers['cache-control']).toContain('public, max-age=86400')
    const families = [...text.matchAll(/font-family:"([^"]+)"/g)].map(([, family]) => family)
    expect([...new Set(families)]).toEqual(['Lora', 'Lora F', 'Bitter', 'Bitter F'])
    const files = [...text.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file)
    expect(files).toHaveLength(8)
    expect(files.every((file) => file?.startsWith('/universal/yui3/3.17.2/'))).toBe(true)
  },
)

test('C8.35 a family that it lacks is a problem, which is logged', async () => {
  const { status, text } = await sheet('Lora|Lara')
  expect(status).toBe(404)
  expect(text).toContain('Lara')
  expect(ctx.logged).toContainEqual([
    'A style sheet was asked for with a font that the font service lacks.',
    { error: expect.objectContaining({ code: 'fonts.missing' }), family: 'Lora|Lara' },
  ])
})

test.each(['', `${'Lora|'.repeat(300)}Lora`])('no family, or more than allowed, is refused', async (families) => {
  expect((await sheet(families)).status).toBe(400)
})

test('C8.35 a page with a deleted font is shown in the nearest one, and the log names the site', async () => {
  const { site, as } = await testSite(ctx, { name: 'molen' })
  // As an earlier version of the program, or another installation, left them.
  const heading = { family: 'Playfair Display', weight: 800, italic: false }
  await as(async (tx) => {
    const { page } = await pageWithText(tx, 'Elke ochtend vers')
    const styles = await createDocument(tx, { kind: 'styles', settings: { ...startingStyles } })
    await publish(tx, { documents: [page.id, styles.id] })
    const revision = tx.db.selectFrom('document_revisions').select('document').where('document_id', '=', styles.id)
    const { document } = await revision.executeTakeFirstOrThrow()
    const older = { ...document, settings: { ...document.settings, heading } }
    await tx.db
      .updateTable('document_revisions')
      .set({ document: older })
      .where('document_id', '=', styles.id)
      .execute()
  })
  const { status, text } = await app.ask('molen.localhost:8080', '/over-ons')
  expect(status).toBe(200)
  expect(text).toContain('Elke ochtend vers')
  expect(text).toContain('--font-heading:"Fraunces"')
  expect(text).toContain('--weight-heading:800')
  expect(ctx.logged).toContainEqual([
    'The styles of a site name a font that the font service lacks.',
    {
      error: expect.objectContaining({ code: 'fonts.missing' }),
      site: site.id,
      part: 'heading',
      family: 'Playfair Display',
      standIn: 'Fraunces',
    },
  ])
})
