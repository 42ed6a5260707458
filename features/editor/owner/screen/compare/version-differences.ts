import { textsOf } from '#platform/block'
import {
  type Block,
  type ChangeSummary,
  describeChanges,
  type Document,
  plainText,
  sectionsInOrder,
} from '#platform/document'
import type { Language } from '#platform/i18n'
import { canvasBlocks } from '../../base/blocks.ts'
import { labelOfBlock } from '../../base/block-words.ts'
import { editorMessages } from '../../base/editor.messages.ts'
import { isNamedSetting, settingNameMessages } from './setting-names.ts'
import { compareMessages } from './compare.messages.ts'
import { textsApart } from './texts-apart.ts'

export interface Difference {
  key: string
  did: ChangeSummary['did']
  sentence: string
  /** Section or block that differs; null for a setting of the page. */
  part: string | null
  /** Block of the earlier version that can be restored on its own, with its name. */
  block?: { id: string; name: string }
}

/** Differences within one section, or of the page settings where `section` is null. */
export interface DifferentSection {
  section: string | null
  name: string
  differences: Difference[]
  /** True when the part exists in the earlier version, so it can be restored. */
  isInEarlier: boolean
}

/** Describes the differences of two versions in sentences, section by section in page order. */
export function differencesBetween(from: Document, to: Document, language: Language): DifferentSection[] {
  const changes = describeChanges(from, to)
  const settings = changes.filter(({ what }) => what === 'settings')
  const ids = [...new Set([...sectionsInOrder(to), ...sectionsInOrder(from)].map(({ id }) => id))]
  const sections = ids.flatMap((id): DifferentSection[] => {
    const own = changes.filter((change) => sectionOf(change, from, to) === id)
    if (own.length === 0) return []
    return [
      {
        section: id,
        name: nameOfSection(id, from, to, language),
        differences: own.map((change) => partDifference(change, from, to, language)),
        isInEarlier: from.sections[id] !== undefined,
      },
    ]
  })
  if (settings.length === 0) return sections
  return [
    {
      section: null,
      name: editorMessages(language, 'settingsOfPage'),
      differences: settingDifferences(settings, from, to, language),
      isInEarlier: false,
    },
    ...sections,
  ]
}

function sectionOf({ what, id }: ChangeSummary, from: Document, to: Document): string | null {
  if (what === 'settings') return null
  if (what === 'section') return id
  return (to.blocks[id] ?? from.blocks[id])?.section ?? null
}

function nameOfSection(id: string, from: Document, to: Document, language: Language): string {
  const document = to.sections[id] ? to : from
  const at = sectionsInOrder(document).findIndex((section) => section.id === id)
  return document.sections[id]?.name || `${editorMessages(language, 'section')} ${at + 1}`
}

const sectionSentences = {
  added: 'sectionAdded',
  removed: 'sectionRemoved',
  moved: 'sectionMoved',
  changed: 'sectionChanged',
} as const

function partDifference(change: ChangeSummary, from: Document, to: Document, language: Language): Difference {
  const { what, did, id } = change
  const common = { key: `${what}:${id}:${did}`, did, part: id }
  if (what === 'section') return { ...common, sentence: compareMessages(language, sectionSentences[did]) }
  const before = from.blocks[id]
  return {
    ...common,
    sentence: blockSentence(did, before, to.blocks[id], language),
    ...(before && { block: { id, name: labelOfBlock(before, language) } }),
  }
}

function blockSentence(
  did: ChangeSummary['did'],
  before: Block | undefined,
  after: Block | undefined,
  language: Language,
): string {
  const block = after ?? before
  const kind = block ? labelOfBlock(block, language) : ''
  const [was, is] = [before ? wordsIn(before) : '', after ? wordsIn(after) : '']
  if (did === 'changed' && was !== is) {
    const apart = textsApart(was, is)
    const sentence = was === '' ? 'written' : is === '' ? 'emptied' : 'rewritten'
    return compareMessages(language, sentence, { part: kind, ...apart })
  }
  const words = textsApart(is || was, '').before
  return compareMessages(language, did, { part: words ? `${kind} “${words}”` : kind })
}

/** Returns the words of the props that the block's contract declares as text. */
function wordsIn({ type, props }: Block): string {
  const contract = canvasBlocks.get(type)?.contract
  if (!contract) return ''
  return textsOf({ props }, contract)
    .map(({ value }) => (typeof value === 'string' ? value : plainText(value)))
    .join(' ')
    .trim()
}

function settingDifferences(
  changes: readonly ChangeSummary[],
  from: Document,
  to: Document,
  language: Language,
): Difference[] {
  const named = changes.filter(({ id }) => isNamedSetting(id))
  const lines = named.map(({ id, did }): Difference => {
    const name = isNamedSetting(id) ? settingNameMessages(language, id) : id
    const [before, after] = [from.settings[id], to.settings[id]]
    const isText = typeof before === 'string' && typeof after === 'string' && before !== '' && after !== ''
    const sentence = isText
      ? compareMessages(language, 'settingFromTo', { name, ...textsApart(before, after) })
      : compareMessages(language, 'setting', { name })
    return { key: `setting:${id}`, did, sentence, part: null }
  })
  if (named.length === changes.length) return lines
  const sentence = compareMessages(language, 'setting', { name: settingNameMessages(language, 'other') })
  return [...lines, { key: 'setting:other', did: 'changed', sentence, part: null }]
}
