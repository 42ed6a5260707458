import { expect, test } from 'vitest'
import { documentSummaries, draftOf } from '#features/pages/server'
import { exampleExport, exampleMeta, temporaryFile } from '#support/export-file'
import { importFeatures } from '#support/import-features'
import { importedFile } from '#support/imported-file'
import { testContext } from '#support/context'
import { testSite } from '#support/site'

const ctx = await testContext({ features: importFeatures })

const pluginTypes = [
  'flamingo_inbound',
  'give_payment',
  'wpforms',
  'um_form',
  'sureforms_form',
  'vc_grid_item',
  'elementor_library',
  'tribe_venue',
  'edd_payment',
  'llms_order',
]
const unknownTypes = ['testimonial', 'secret_diary', 'zz_messages']

test.each(['publish', 'private', 'future', 'inherit'])(
  'types of plug-ins are left out, and nothing of an unknown type with status “%s” is public',
  async (status) => {
    const site = await testSite(ctx, { start: 'blank' })
    const types = [...pluginTypes, ...unknownTypes]
    const items = types.map((type, at) => ({ id: at + 1, title: `About ${type}`, type, status, body: `<p>HIDDEN</p>` }))
    const { rows } = await importedFile(ctx, {
      file: temporaryFile('types.xml', exampleExport(items)),
      site: site.site.name,
    })
    const own = rows.filter(({ kind }) => kind === 'other')
    expect(own.filter(({ outcome }) => outcome === 'skip').map(({ notes }) => notes[0])).toEqual(
      pluginTypes.map((type) => ({ code: 'pluginType', values: { type } })),
    )
    expect(own.filter(({ outcome }) => outcome === 'create').map(({ notes }) => notes.map(({ code }) => code))).toEqual(
      unknownTypes.map(() => expect.arrayContaining(['typeDraft'])),
    )
    const open = await site.as((owner) =>
      owner.db
        .selectFrom('addresses')
        .select('path')
        .where('website_id', '=', site.site.id)
        .where('state', '=', 'live')
        .execute(),
    )
    expect(open.filter(({ path }) => /about|item-|diary|messages|testimonial/.test(path))).toEqual([])
    const drafts = await site.as((owner) => documentSummaries(owner, { kind: 'item' }))
    expect(drafts.map(({ status: state, publishedAt }) => [state, publishedAt])).toEqual(
      unknownTypes.map(() => [4, null]),
    )
  },
)

test('events of plug-ins are events that say when they take place', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const more =
    exampleMeta('_EventStartDate', '2026-07-05 10:00:00') + exampleMeta('_EventEndDate', '2026-07-05 12:30:00')
  const { rows } = await importedFile(ctx, {
    file: temporaryFile(
      'events.xml',
      exampleExport([{ id: 8, title: 'Harbour day', type: 'tribe_events', body: '<p>EVENT words.</p>', more }]),
    ),
    site: site.site.name,
  })
  expect(rows.filter(({ kind }) => kind === 'event').map(({ outcome }) => outcome)).toEqual(['create'])
  const [event] = await site.as((owner) => documentSummaries(owner, { kind: 'item' }))
  const blocks = await site.as(async (owner) => JSON.stringify((await draftOf(owner, event?.id ?? '')).blocks))
  expect(event?.status).toBe(1)
  expect(blocks).toContain('2026')
  expect(blocks).toContain('EVENT words.')
})
