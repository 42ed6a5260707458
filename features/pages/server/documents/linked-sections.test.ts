import { accountsFeature } from '#features/accounts/server'
import { newId } from '#platform/contract'
import { sectionSchema } from '#platform/document'
import { testContext } from '#support/context'
import { textBlock } from '#support/page'
import { testSite } from '#support/site'
import { expect, test } from 'vitest'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'
import { withLinkedSections } from '../render/linked-sections.ts'
import { changeDocument } from '../operations/append-operations.ts'
import { createDocument } from './create-document.ts'
import { createLinkedSection, listLinkedSections, usesOfLinkedSection } from './linked-sections.ts'
import { dependentsOf, trashDocument } from './trash-document.ts'

const ctx = await testContext({ features: [accountsFeature, pagesFeature] })
const { as } = await testSite(ctx)
const neighbour = await testSite(ctx)

async function linked(words: string) {
  const section = sectionSchema.parse({ id: newId(), order: 'a0', theme: 'dark' })
  const block = textBlock(section.id, words)
  const { id } = await as((owner) => createLinkedSection(owner, { name: 'Visit us', section, blocks: [block] }))
  return { id, block }
}

const pageWith = (id: string, title: string, slug: string) =>
  as((owner) =>
    createDocument(owner, {
      kind: 'page',
      settings: { title, slug },
      sections: [{ id: newId(), order: 'a0', linked: id }],
    }),
  )

test('a page shows the published version of a linked section, and nothing of its draft', async () => {
  const { id, block } = await linked('From seven.')
  const page = await pageWith(id, 'Home', 'home')
  const shown = () => as((owner) => withLinkedSections(owner, page))
  const words = async () => JSON.stringify(Object.values((await shown()).document.blocks).map(({ props }) => props))
  expect([await words(), (await shown()).tags]).toEqual([expect.stringContaining('From seven.'), [`document:${id}`]])
  const later = textBlock('', 'From eight.').props
  await as((owner) =>
    changeDocument(owner, {
      id,
      operation: { kind: 'changeBlock', id: block.id, changes: [{ path: ['text'], value: later['text'] }] },
    }),
  )
  expect(await words()).toContain('From seven.')
  await as((owner) => publish(owner, { documents: [id] }))
  expect(await words()).toContain('From eight.')
})

test('a linked section lists its pages, and cannot be deleted while it has any', async () => {
  const { id } = await linked('From seven.')
  const page = await pageWith(id, 'About', 'about')
  await as((owner) => publish(owner, { documents: [page.id] }))
  await pageWith(id, 'Contact', 'contact')
  expect(await as((owner) => usesOfLinkedSection(owner, { id }))).toEqual({
    uses: [
      { id: page.id, title: 'About', isPublished: true },
      { id: expect.any(String), title: 'Contact', isPublished: false },
    ],
  })
  expect(await as((owner) => dependentsOf(owner, { id }))).toEqual([
    { sentence: expect.stringContaining('About, Contact'), holds: true },
  ])
  await expect(as((owner) => trashDocument(owner, { id }))).rejects.toMatchObject({ code: 'pages.still_needed' })
})

test('another site has no access to a linked section', async () => {
  const { id } = await linked('From seven.')
  expect((await neighbour.as((owner) => listLinkedSections(owner))).sections).toEqual([])
  expect((await neighbour.as((owner) => usesOfLinkedSection(owner, { id }))).uses).toEqual([])
})

test('a person who may not publish makes no linked section', async () => {
  const section = sectionSchema.parse({ id: newId(), order: 'a0' })
  await expect(
    as((owner) => createLinkedSection(owner, { name: 'Visit us', section, blocks: [] }), ['moderator']),
  ).rejects.toMatchObject({ code: 'accounts.not_allowed' })
})
