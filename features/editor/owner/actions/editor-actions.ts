import { sitesApi } from '#features/sites/contract'
import { blocksOfSection, type Document } from '#platform/document'
import type { Words } from '#platform/i18n'
import { toast, useCall, useLanguage, useWords } from '#platform/ui'
import { type EditorTools, useEditor } from '../base/editor-context.tsx'
import {
  cellsOf,
  duplicated,
  asOneOperation,
  moveBy,
  movedSection,
  removed,
  resizeBy,
  restacked,
} from '../base/arrange.ts'
import { copiedSection, sectionBelow } from '../base/copied-section.ts'
import { labelOfBlock } from '../base/block-words.ts'
import { textOfBlocks, textOfSection } from './copy-blocks.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { clipboardNow } from './paste/pasted.ts'
import { usePaster } from './paste/use-paste.ts'
import { severalActions } from './several/several-actions.ts'
import { severalMessages } from './several/several.messages.ts'
import { type EditorState, useEditorState } from '../base/editor-state.ts'
import { chosenBefore } from '../base/undo-selection.ts'
import { bringIntoSight } from '../base/reveal.ts'

interface Hands extends EditorTools {
  t: Words<'editor.general'>
  say: Words<'editor.several'>
  language: ReturnType<typeof useLanguage>
  state: EditorState
  document: () => Document
  chosen: () => string[]
  paste: ReturnType<typeof usePaster>
  /** Id of the site, known once the frame has asked for it. */
  site: string | undefined
}

export type EditorActions = ReturnType<typeof actionsWith>

/** Returns all actions on the selection, for keys, menus and panels alike. */
export function useEditorActions(): EditorActions {
  const t = useWords(editorMessages)
  const say = useWords(severalMessages)
  const language = useLanguage()
  const tools = useEditor()
  const state = useEditorState()
  const paste = usePaster()
  const site = useCall(sitesApi.site, {}).data?.id
  const document = () => tools.session.view().document
  return actionsWith({
    ...tools,
    t,
    say,
    language,
    state,
    document,
    paste,
    site,
    chosen: () => state.blocks.filter((id) => document().blocks[id]),
  })
}

function actionsWith(hands: Hands) {
  const { session, edit, announce, t, state, document, chosen, paste } = hands
  return {
    ...severalActions(hands),
    undo: () => undoing(hands),
    redo: () => steppingBack(hands, session.redo),
    duplicate: () => duplicateChosen(hands),
    remove: () => removeChosen(hands),
    nudge: (dx: number, dy: number, size: boolean) => nudgeChosen(hands, dx, dy, size),
    stack: (by: 1 | -1) => edit(restacked(document(), chosen(), state.view, by)),
    moveSection: (by: 1 | -1) => {
      const operation = state.section ? movedSection(document(), state.section, by) : null
      if (operation) edit(operation)
    },
    selectAll: () => {
      const { section } = state
      const ofSection = section ? idsOf(blocksOfSection(document(), section)) : []
      const areAll = ofSection.every((id) => state.blocks.includes(id))
      // A repeated call, or a call without a section, selects everything on the page.
      const ids = areAll
        ? idsOf(Object.values(document().blocks).filter(({ parent }) => parent === undefined))
        : ofSection
      if (ids.length === 0) return
      state.selectBlocks(ids, section ?? document().blocks[ids[0] ?? '']?.section ?? null)
      announce(t('blocks', { n: ids.length }))
    },
    enter: () => {
      const block = document().blocks[chosen()[0] ?? '']
      if (block?.type === 'html' && hands.canEdit) state.edit(block.id)
      return Boolean(block)
    },
    copy: () => copyChosen(hands).then((isCopied) => isCopied && announce(t('copied'))),
    cut: () => copyChosen(hands).then((isCopied) => isCopied && removeChosen(hands)),
    paste: async () => paste(await clipboardNow()),
  }
}

/** Undo restores the selection that existed before the step. */
function undoing(hands: Hands): void {
  const { session, state, document } = hands
  const chosen = chosenBefore(session)
  steppingBack(hands, session.undo)
  if (!chosen || state.editing) return
  const blocks = chosen.blocks.filter((id) => document().blocks[id])
  if (blocks[0]) bringIntoSight(blocks[0])
  if (blocks.length > 0) state.selectBlocks(blocks, chosen.section)
  else if (chosen.section === null || document().sections[chosen.section]) state.selectSection(chosen.section)
}

/** Undo and redo select the changed blocks, so that they are easy to find. */
function steppingBack({ state, document }: Hands, step: () => void): void {
  const before = document()
  step()
  const after = document()
  if (state.editing) return
  const changed = Object.values(after.blocks).filter((block) => before.blocks[block.id] !== block)
  const section =
    changed[0]?.section ??
    Object.values(after.sections).find((candidate) => before.sections[candidate.id] !== candidate)?.id
  if (section === undefined) return
  const together = changed.filter((block) => block.section === section)
  state.selectBlocks(idsOf(together.length > 12 ? [] : together), section)
  bringIntoSight(together[0]?.id ?? section)
}

function duplicateChosen({ state, document, chosen, edit }: Hands): void {
  const ids = chosen()
  if (ids.length > 0) {
    const copy = duplicated(document(), ids)
    edit(copy.operation)
    state.selectBlocks(copy.ids, state.section)
    return
  }
  const id = state.section
  const copy = id === null ? null : copiedSection(document(), document(), id, sectionBelow(document(), id))
  if (!copy) return
  edit(asOneOperation(copy.operations, 'duplicateSection'))
  // A page may have refused it and said why.
  if (document().sections[copy.id]) state.selectSection(copy.id)
}

/** Copies the chosen blocks, or else the chosen section. Returns false when nothing is on the clipboard. */
async function copyChosen({ state, document, chosen, site, t }: Hands): Promise<boolean> {
  const text = textOfBlocks(document(), chosen(), site) ?? textOfSection(document(), state.section, site)
  if (text === null) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast(t('notCopied'), { tone: 'failure' })
    return false
  }
}

function removeChosen(hands: Hands): void {
  const { state, document, chosen, edit, t, language } = hands
  const ids = chosen()
  const first = document().blocks[ids[0] ?? '']
  if (ids.length > 0) edit(removed(ids))
  else if (state.section) edit({ kind: 'removeSection', id: state.section })
  else return
  const name = ids.length > 1 ? t('blocks', { n: ids.length }) : first ? labelOfBlock(first, language) : t('section')
  state.selectBlocks([], ids.length > 0 ? state.section : null)
  toast(t('removed', { name }), { action: { label: t('undo'), run: () => undoing(hands) } })
}

function nudgeChosen(
  { state, document, chosen, edit, announce, t }: Hands,
  dx: number,
  dy: number,
  size: boolean,
): void {
  const ids = chosen()
  if (ids.length === 0) return
  const operation = size ? resizeBy(document(), ids, state.view, dx, dy) : moveBy(document(), ids, state.view, dx, dy)
  edit(operation, size ? 'resize' : 'nudge')
  const block = document().blocks[ids[0] ?? '']
  if (!block) return
  const cells = cellsOf(document(), block, state.view)
  announce(size ? t('size', { w: cells.w, h: cells.h }) : t('movedTo', { column: cells.x + 1, row: cells.y + 1 }))
}

function idsOf(blocks: readonly { id: string }[]): string[] {
  return blocks.map(({ id }) => id)
}
