import { expect, test } from 'vitest'
import { blocksOfSection, emptyDocument, sectionsInOrder } from '#platform/document'
import { newId } from '#platform/contract'
import { everyBlock } from '../../base/blocks.ts'
import { families } from './family-layouts.ts'
import { fromTemplate, pageOfTemplate, sectionTemplates } from './section-templates.ts'

const languages = ['en', 'nl', 'de'] as const

test('the list has at least forty sections in twelve families, each under a name of its own', () => {
  const all = sectionTemplates('en')
  expect(all.filter(({ family }) => family !== null).length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(Object.keys(families)).toHaveLength(12)
})

test.each(languages)(
  'every template in %s gives a page with valid blocks that lie beside each other',
  async (language) => {
    await everyBlock.load()
    for (const template of sectionTemplates(language)) {
      const page = pageOfTemplate(template)
      const [section] = sectionsInOrder(page)
      const places = blocksOfSection(page, section?.id ?? '').map(({ place }) => place.desktop)
      expect([template.id, places.length]).toEqual([template.id, template.blocks.length])
      expect(places.every(({ x, w }) => x + w <= 24)).toBe(true)
      const meets = places.some((a, at) =>
        places.slice(at + 1).some((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
      )
      expect([template.id, meets]).toEqual([template.id, false])
    }
  },
)

test('a template is inserted as one batch with ids of its own', () => {
  const document = emptyDocument(newId(), 'page')
  const [, template] = sectionTemplates('en')
  if (!template) throw new Error('There is no template.')
  const first = fromTemplate(document, template, null)
  expect(first.id).not.toBe(fromTemplate(document, template, null).id)
})
