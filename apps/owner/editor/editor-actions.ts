import { blocksOfSection, type Document } from '#platform/document'
import type { Words } from '#platform/i18n'
import { toast, useLanguage, useWords } from '#platform/ui'
import { type EditorTools, useEditor } from '../canvas/editor-context.tsx'
import {
  cellsOf,
  duplicated,
  duplicatedSection,
  moveBy,
  movedSection,
  removed,
  resizeBy,
  restacked,
} from './arrange.ts'
import { labelOfBlock } from './block-words.ts'
import { copyToClipboard, pasteFromClipboard } from './clipboard.ts'
import { editorMessages } from './editor.messages.ts'
import { type EditorState, useEditorState } from './editor-state.ts'
import { chosenBefore } from './undo-selection.ts'
import { bringIntoSight } from './reveal.ts'

interface Hands extends EditorTools {
  t: Words<'owner.editor'>
  language: ReturnType<typeof useLanguage>
  state: EditorState
  document: () => Document
  chosen: () => string[]
}

export type EditorActions = ReturnType<typeof actionsWith>

/** Everything that can be done to what is chosen, by keys, menus and panels alike. */
export function useEditorActions(): EditorActions {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const tools = useEditor()
  const state = useEditorState()
  const document = () => tools.session.view().document
  return actionsWith({
    ...tools,
    t,
    language,
    state,
    document,
    chosen: () => state.blocks.filter((id) => document().blocks[id]),
  })
}

function actionsWith(hands: Hands) {
  const { session, edit, announce, t, state, document, chosen } = hands
  return {
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
      if (section) state.selectBlocks(idsOf(blocksOfSection(document(), section)), section)
    },
    enter: () => {
      const block = document().blocks[chosen()[0] ?? '']
      if (block?.type === 'html' && hands.canEdit) state.edit(block.id)
      return Boolean(block)
    },
    copy: () => copyToClipboard(document(), chosen()).then((done) => done && announce(t('copied'))),
    paste: async () => {
      const ids = await pasteFromClipboard(session, edit, state.section)
      if (ids.length === 0) return
      state.selectBlocks(ids, document().blocks[ids[0] ?? '']?.section ?? state.section)
      bringIntoSight(ids[0] ?? '')
      announce(t('pasted'))
    },
  }
}

/** What was chosen before a step is chosen again once the step is undone. */
function undoing(hands: Hands): void {
  const { session, state, document } = hands
  const chosen = chosenBefore(session)
  steppingBack(hands, session.undo)
  if (!chosen || state.editing) return
  const blocks = chosen.blocks.filter((id) => document().blocks[id])
  if (blocks.length > 0) state.selectBlocks(blocks, chosen.section)
  else if (chosen.section === null || document().sections[chosen.section]) state.selectSection(chosen.section)
}

/** Undo and redo choose what they changed, so that the eye finds it. */
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
}

function duplicateChosen({ state, document, chosen, edit }: Hands): void {
  const ids = chosen()
  if (ids.length > 0) {
    const copy = duplicated(document(), ids)
    edit(copy.operation)
    state.selectBlocks(copy.ids, state.section)
    return
  }
  const copy = state.section ? duplicatedSection(document(), state.section) : null
  if (!copy) return
  edit(copy.operation)
  state.selectSection(copy.id)
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
