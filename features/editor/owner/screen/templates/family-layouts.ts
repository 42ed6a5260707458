import { headed, type RichTextDoc, type Section } from '#platform/document'

export interface TemplateBlock {
  type: string
  props: Record<string, unknown>
  at: { x: number; y: number; w: number; h: number }
}

/** Texts in the sections of one family. */
export interface FamilyWords {
  title: string
  text: string
  button: string
  items: readonly [string, string, string]
  itemText: string
}

interface Layout {
  section: Partial<Section>
  blocks: (words: FamilyWords) => TemplateBlock[]
}

export const words = (doc: RichTextDoc, x: number, y: number, w: number, h: number): TemplateBlock => ({
  type: 'html',
  props: { text: doc },
  at: { x, y, w, h },
})
export const image = (
  x: number,
  y: number,
  w: number,
  h: number,
  props: Record<string, unknown> = {},
): TemplateBlock => ({ type: 'image', props, at: { x, y, w, h } })
export const button = (label: string, x: number, y: number, props: Record<string, unknown> = {}): TemplateBlock => ({
  type: 'button',
  props: { label, ...props },
  at: { x, y, w: 6, h: 2 },
})
const block = (type: string, x: number, y: number, w: number, h: number): TemplateBlock => ({
  type,
  props: {},
  at: { x, y, w, h },
})
const line = (y: number, x: number, w: number) => block('horizontal-rule', x, y, w, 1)

const head = ({ title, text }: FamilyWords) => words(headed(2, title, text), 0, 0, 16, 4)
const item = (title: string, { itemText }: FamilyWords, x: number, y: number, w: number, h = 5) =>
  words(headed(3, title, itemText), x, y, w, h)

/** Layouts of the sections of all families. Each layout has one idea; its texts come from the family. */
export const familyLayouts = {
  centred: {
    section: { width: 'narrow', padding: 'large' },
    blocks: (w) => [words(headed(2, w.title, w.text), 0, 0, 24, 5), button(w.button, 0, 6)],
  },
  beside: {
    section: {},
    blocks: (w) => [
      image(0, 0, 11, 13, { ratio: 0.9 }),
      words(headed(2, w.title, w.text), 13, 2, 11, 6),
      button(w.button, 13, 9),
    ],
  },
  besideEnd: {
    section: { theme: 'light' },
    blocks: (w) => [
      words(headed(2, w.title, w.text), 0, 2, 11, 6),
      button(w.button, 0, 9),
      image(13, 0, 11, 13, { ratio: 0.9 }),
    ],
  },
  two: {
    section: {},
    blocks: (w) => [head(w), item(w.items[0], w, 0, 5, 11), item(w.items[1], w, 13, 5, 11)],
  },
  three: {
    section: { theme: 'light' },
    blocks: (w) => [head(w), ...w.items.map((title, at) => item(title, w, at * 8, 5, 7))],
  },
  cards: {
    section: {},
    blocks: (w) => [
      head(w),
      ...w.items.flatMap((title, at) => [image(at * 8, 5, 8, 8, { ratio: 1 }), item(title, w, at * 8, 13, 7, 4)]),
    ],
  },
  list: {
    section: {},
    blocks: (w) => [
      words(headed(2, w.title, w.text), 0, 0, 8, 6),
      ...w.items.flatMap((title, at) => [line(at * 5, 10, 14), item(title, w, 10, at * 5 + 1, 14, 4)]),
    ],
  },
  wide: {
    section: { padding: 'small' },
    blocks: (w) => [
      image(0, 0, 24, 12, { ratio: 2.4 }),
      words(headed(2, w.title), 0, 13, 11, 3),
      words(headed(3, w.items[0], w.text), 13, 13, 11, 5),
    ],
  },
  dark: {
    section: { theme: 'dark', padding: 'large' },
    blocks: (w) => [words(headed(2, w.title, w.text), 0, 0, 14, 5), button(w.button, 17, 1, { look: 'outline' })],
  },
  four: {
    section: {},
    blocks: (w) => [
      head(w),
      ...[0, 1, 2, 3].map((at) => image((at % 2) * 12, 5 + Math.floor(at / 2) * 10, 12, 10, { ratio: 1.3 })),
    ],
  },
  mosaic: {
    section: { width: 'full', padding: 'none' },
    blocks: () => [
      image(0, 0, 12, 16, { ratio: 1 }),
      image(12, 0, 6, 8, { ratio: 1 }),
      image(18, 0, 6, 8, { ratio: 1 }),
      image(12, 8, 12, 8, { ratio: 2 }),
    ],
  },
  signUp: {
    section: { theme: 'bright' },
    blocks: (w) => [words(headed(2, w.title, w.text), 0, 0, 11, 4), block('newsletter', 13, 0, 11, 4)],
  },
  signUpCentred: {
    section: { width: 'narrow', theme: 'light' },
    blocks: (w) => [words(headed(2, w.title, w.text), 0, 0, 24, 4), block('newsletter', 0, 5, 24, 4)],
  },
  form: {
    section: {},
    blocks: (w) => [
      words(headed(2, w.title, w.text), 0, 0, 9, 5),
      item(w.items[0], w, 0, 6, 9, 4),
      block('form', 11, 0, 13, 12),
    ],
  },
  questions: {
    section: { width: 'narrow' },
    blocks: (w) => [
      words(headed(2, w.title, w.text), 0, 0, 24, 3),
      ...w.items.flatMap((title, at) => [line(4 + at * 5, 0, 24), item(title, w, 0, 5 + at * 5, 24, 4)]),
    ],
  },
} as const satisfies Record<string, Layout>

export type LayoutName = keyof typeof familyLayouts

/** Layouts that each family offers. */
export const families = {
  intro: ['centred', 'besideEnd', 'wide', 'dark'],
  about: ['beside', 'besideEnd', 'list', 'wide'],
  services: ['two', 'three', 'cards', 'list'],
  team: ['cards', 'two', 'beside'],
  gallery: ['four', 'mosaic', 'wide'],
  products: ['cards', 'beside', 'besideEnd', 'dark'],
  pricing: ['three', 'two', 'list'],
  faq: ['questions', 'list', 'two'],
  contact: ['form', 'beside', 'dark', 'centred'],
  newsletter: ['signUp', 'signUpCentred', 'dark'],
  events: ['list', 'cards', 'three'],
  footer: ['three', 'two', 'dark'],
} as const satisfies Record<string, readonly LayoutName[]>

export type Family = keyof typeof families
