import { type Document, headed, type PlainOperation, type RichTextDoc, type Section } from '#platform/document'
import type { MessageName, Language } from '#platform/i18n'
import { canvasBlocks } from '../../canvas/blocks.ts'
import { insertedBlock, insertedSection } from '../arrange.ts'
import { templateMessages } from './template.messages.ts'

type TemplateWord = MessageName<'owner.template'>
type Say = (name: TemplateWord) => string

interface TemplateBlock {
  type: string
  props: Record<string, unknown>
  at: { x: number; y: number; w: number; h: number }
}

export interface SectionTemplate {
  id: TemplateWord
  section: Partial<Section>
  blocks: (say: Say) => TemplateBlock[]
}

const text = (doc: RichTextDoc, x: number, y: number, w: number, h: number): TemplateBlock => ({
  type: 'html',
  props: { text: doc },
  at: { x, y, w, h },
})
const image = (x: number, y: number, w: number, h: number, props: Record<string, unknown> = {}): TemplateBlock => ({
  type: 'image',
  props,
  at: { x, y, w, h },
})
const button = (label: string, x: number, y: number): TemplateBlock => ({
  type: 'button',
  props: { label },
  at: { x, y, w: 6, h: 2 },
})

/** Sections to begin with: one idea each, asymmetric where it helps, in the site's own colours and type. */
export const sectionTemplates: readonly SectionTemplate[] = [
  { id: 'blank', section: {}, blocks: () => [] },
  {
    id: 'opening',
    section: { height: 'large', align: 'end' },
    blocks: (say) => [
      text(headed(1, say('openingTitle'), say('openingText')), 0, 0, 15, 6),
      button(say('openingButton'), 0, 7),
    ],
  },
  {
    id: 'imageBeside',
    section: {},
    blocks: (say) => [
      image(0, 0, 11, 14, { ratio: 0.8 }),
      text(headed(2, say('besideTitle'), say('besideText'), say('besideMore')), 13, 2, 10, 9),
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
    blocks: (say) => [text(headed(2, say('statementText')), 2, 0, 18, 5)],
  },
  {
    id: 'twoColumns',
    section: { theme: 'light' },
    blocks: (say) => [
      text(headed(2, say('columnsTitle')), 0, 0, 14, 3),
      text(headed(3, say('columnOne'), say('columnText')), 0, 4, 9, 6),
      text(headed(3, say('columnTwo'), say('columnText')), 12, 4, 9, 6),
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
    blocks: (say) => [text(headed(2, say('wordsTitle'), say('wordsText'), say('wordsMore')), 0, 0, 24, 9)],
  },
  {
    id: 'invitation',
    section: { theme: 'bright' },
    blocks: (say) => [
      text(headed(2, say('inviteTitle'), say('inviteText')), 0, 0, 13, 4),
      button(say('inviteButton'), 17, 1),
    ],
  },
]

/** A template as the operations that insert it. */
export function fromTemplate(
  document: Document,
  template: SectionTemplate,
  before: string | null,
  language: Language,
): { operations: PlainOperation[]; id: string } {
  const say: Say = (name) => templateMessages(language, name)
  const section = insertedSection(document, before, template.section)
  const blocks = template.blocks(say).flatMap(({ type, props, at }) => {
    const contract = canvasBlocks.get(type)?.contract
    return contract
      ? [
          insertedBlock(
            document,
            section.id,
            contract,
            { ...(contract.starts as Record<string, unknown>), ...props },
            at,
          ).operation,
        ]
      : []
  })
  return { operations: [section.operation, ...blocks], id: section.id }
}
