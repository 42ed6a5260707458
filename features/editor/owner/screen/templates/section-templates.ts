import { apply, type Document, emptyDocument, headed, type PlainOperation, type Section } from '#platform/document'
import { newId } from '#platform/contract'
import type { Language, PlainName } from '#platform/i18n'
import { canvasBlocks } from '../../base/blocks.ts'
import { insertedBlock, insertedSection } from '../../base/arrange.ts'
import { copiedSection } from '../../base/copied-section.ts'
import {
  button,
  families,
  type Family,
  familyLayouts,
  type FamilyWords,
  image,
  type LayoutName,
  type TemplateBlock,
  words,
} from './family-layouts.ts'
import { templateMessages } from '../../base/template.messages.ts'

type TemplateWord = PlainName<'editor.template'>
type Say = (name: TemplateWord) => string

interface GeneralTemplate {
  id: TemplateWord
  section: Partial<Section>
  blocks: (say: Say) => TemplateBlock[]
}

/** A section template in one language. */
export interface SectionTemplate {
  id: string
  name: string
  family: Family | null
  section: Partial<Section>
  blocks: readonly TemplateBlock[]
}

/** Templates outside the families. Each has one idea, and is asymmetric where that helps. */
const general: readonly GeneralTemplate[] = [
  { id: 'blank', section: {}, blocks: () => [] },
  {
    id: 'opening',
    section: { height: 'large', align: 'end' },
    blocks: (say) => [
      words(headed(1, say('openingTitle'), say('openingText')), 0, 0, 15, 6),
      button(say('openingButton'), 0, 7),
    ],
  },
  {
    id: 'imageBeside',
    section: {},
    blocks: (say) => [
      image(0, 0, 11, 14, { ratio: 0.8 }),
      words(headed(2, say('besideTitle'), say('besideText'), say('besideMore')), 13, 2, 10, 9),
    ],
  },
  {
    id: 'imageWide',
    section: { width: 'full', padding: 'none' },
    blocks: () => [image(0, 0, 24, 16, { ratio: 2.2 })],
  },
  {
    id: 'statement',
    section: { theme: 'dark' },
    blocks: (say) => [words(headed(2, say('statementText')), 2, 0, 18, 5)],
  },
  {
    id: 'twoColumns',
    section: { theme: 'light' },
    blocks: (say) => [
      words(headed(2, say('columnsTitle')), 0, 0, 14, 3),
      words(headed(3, say('columnOne'), say('columnText')), 0, 4, 9, 6),
      words(headed(3, say('columnTwo'), say('columnText')), 12, 4, 9, 6),
    ],
  },
  {
    id: 'images',
    section: {},
    blocks: () => [image(0, 0, 14, 13, { ratio: 1.5 }), image(15, 2, 9, 11, { ratio: 0.85 })],
  },
  {
    id: 'words',
    section: { width: 'narrow' },
    blocks: (say) => [words(headed(2, say('wordsTitle'), say('wordsText'), say('wordsMore')), 0, 0, 24, 9)],
  },
  {
    id: 'invitation',
    section: { theme: 'bright' },
    blocks: (say) => [
      words(headed(2, say('inviteTitle'), say('inviteText')), 0, 0, 13, 4),
      button(say('inviteButton'), 17, 1),
    ],
  },
]

/** All section templates: general ones first, then those of each family. */
export function sectionTemplates(language: Language): readonly SectionTemplate[] {
  const say: Say = (name) => templateMessages(language, name)
  return [
    ...general.map(({ id, section, blocks }) => ({ id, name: say(id), family: null, section, blocks: blocks(say) })),
    ...(Object.keys(families) as Family[]).flatMap((family) =>
      families[family].map((layout) => ofFamily(family, layout, language, say)),
    ),
  ]
}

function ofFamily(family: Family, layout: LayoutName, language: Language, say: Say): SectionTemplate {
  const { section, blocks } = familyLayouts[layout]
  return {
    id: `${family}-${layout}`,
    name: templateMessages(language, 'named', { family: say(`${family}.family`), layout: say(`layout.${layout}`) }),
    family,
    section,
    blocks: blocks(wordsOf(family, say)),
  }
}

function wordsOf(family: Family, say: Say): FamilyWords {
  return {
    title: say(`${family}.title`),
    text: say(`${family}.text`),
    button: say(`${family}.button`),
    items: [say(`${family}.item1`), say(`${family}.item2`), say(`${family}.item3`)],
    itemText: say(`${family}.itemText`),
  }
}

/** Converts a template into the operations that insert it. */
export function fromTemplate(
  document: Document,
  { section: look, blocks }: SectionTemplate,
  before: string | null,
): { operations: PlainOperation[]; id: string } {
  const section = insertedSection(document, before, look)
  const operations = blocks.flatMap(({ type, props, at }) => {
    const contract = canvasBlocks.get(type)?.contract
    const starts = { ...(contract?.starts as Record<string, unknown>), ...contract?.palette?.starts }
    return contract
      ? [insertedBlock(document, section.id, contract, structuredClone({ ...starts, ...props }), at).operation]
      : []
  })
  return { operations: [section.operation, ...operations], id: section.id }
}

/** Operations that insert a copy of a saved section, which is the only section of its document. */
export function fromSaved(
  document: Document,
  saved: Document,
  before: string | null,
): { operations: PlainOperation[]; id: string } {
  const [original] = Object.values(saved.sections)
  const copy = original ? copiedSection(document, saved, original.id, before) : null
  if (copy) return copy
  const blank = insertedSection(document, before)
  return { operations: [blank.operation], id: blank.id }
}

/** Returns a page with the template alone. */
export function pageOfTemplate(template: SectionTemplate): Document {
  const empty = emptyDocument(newId(), 'page')
  const { operations } = fromTemplate(empty, template, null)
  return apply(empty, { kind: 'batch', operations }).document
}
