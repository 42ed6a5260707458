import { useEffect } from 'react'
import { blocksOfSection } from '#platform/blocks'
import { toast, useLanguage, useWords } from '#platform/desk'
import { useEditor } from '../canvas/editor-context.tsx'
import { cellsOf, duplicated, duplicatedSection, moveBy, movedSection, removed, resizeBy, restacked } from './arrange.ts'
import { labelOfBlock } from './block-words.ts'
import { copyToClipboard, pasteFromClipboard } from './clipboard.ts'
import { editorMessages } from './editor.messages.ts'
import { useEditorState } from './editor-state.ts'

const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The keyboard of the editor, in the window it is given: the frame's and our own have the same keys. */
export function useEditorKeys(target: Window | null): void {
  const { run } = useEditorActions()
  useEffect(() => {
    if (!target) return
    const onKey = (event: KeyboardEvent) => {
      // The text editor takes Escape for itself without doing anything with it.
      if ((event.defaultPrevented && event.key !== 'Escape') || isTyping(event)) return
      if (run(event)) event.preventDefault()
    }
    target.addEventListener('keydown', onKey)
    return () => target.removeEventListener('keydown', onKey)
  }, [target, run])
}

/** Everything that can be done to what is chosen, by keys, menus and panels alike. */
export function useEditorActions() {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const { session, edit, announce, canEdit } = useEditor()
  const state = useEditorState()
  const document = () => session.view().document
  const chosen = () => state.blocks.filter((id) => document().blocks[id])

  const actions = {
    undo: () => session.undo(),
    redo: () => session.redo(),
    duplicate: () => {
      const ids = chosen()
      if (ids.length > 0) {
        const copy = duplicated(document(), ids)
        edit(copy.operation)
        state.selectBlocks(copy.ids, state.section)
      } else if (state.section) {
        const copy = duplicatedSection(document(), state.section)
        if (copy) edit(copy.operation)
        if (copy) state.selectSection(copy.id)
      }
    },
    remove: () => {
      const ids = chosen()
      const first = document().blocks[ids[0] ?? '']
      if (ids.length > 0) edit(removed(ids))
      else if (state.section) edit({ kind: 'removeSection', id: state.section })
      else return
      const name = ids.length > 1 ? t('blocks', { n: ids.length }) : first ? labelOfBlock(first, language) : t('section')
      state.selectBlocks([], ids.length > 0 ? state.section : null)
      toast(t('removed', { name }), { action: { label: t('undo'), run: () => session.undo() } })
    },
    stack: (by: 1 | -1) => edit(restacked(document(), chosen(), state.view, by)),
    moveSection: (by: 1 | -1) => {
      const operation = state.section ? movedSection(document(), state.section, by) : null
      if (operation) edit(operation)
    },
    nudge: (dx: number, dy: number, size: boolean) => {
      const ids = chosen()
      if (ids.length === 0) return
      const operation = size ? resizeBy(document(), ids, state.view, dx, dy) : moveBy(document(), ids, state.view, dx, dy)
      edit(operation, size ? 'resize' : 'nudge')
      const block = document().blocks[ids[0] ?? '']
      if (!block) return
      const cells = cellsOf(document(), block, state.view)
      announce(size ? t('size', { w: cells.w, h: cells.h }) : t('movedTo', { column: cells.x + 1, row: cells.y + 1 }))
    },
    selectAll: () => {
      if (state.section)
        state.selectBlocks(
          blocksOfSection(document(), state.section).map(({ id }) => id),
          state.section,
        )
    },
    enter: () => {
      const block = document().blocks[chosen()[0] ?? '']
      if (block && block.type === 'html' && canEdit) state.edit(block.id)
      return Boolean(block)
    },
    copy: () => copyToClipboard(document(), chosen()).then((done) => done && announce(t('copied'))),
    paste: async () => {
      const ids = await pasteFromClipboard(session, edit, state.section)
      if (ids.length > 0) {
        state.selectBlocks(ids, state.section)
        announce(t('pasted'))
      }
    },
  }
  return { actions, run: (event: KeyboardEvent) => runKey(event, actions, canEdit) }
}

type Actions = ReturnType<typeof useEditorActions>['actions']

/** True when the key meant something here. */
function runKey(event: KeyboardEvent, actions: Actions, canEdit: boolean): boolean {
  const state = useEditorState.getState()
  const mod = event.metaKey || event.ctrlKey
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (mod && key === 'p') return done(() => state.set({ isPreview: !state.isPreview }))
  if (key === 'Escape') return done(() => (state.isPreview ? state.set({ isPreview: false }) : state.climb()))
  if (state.isPreview) return false
  if (mod && key === 'a') return done(actions.selectAll)
  if (mod && key === 'c') return done(() => void actions.copy())
  if (mod && key === "'") return done(() => state.set({ showGrid: !state.showGrid }))
  if (!canEdit) return false
  if (mod && key === 'z') return done(event.shiftKey ? actions.redo : actions.undo)
  if (mod && key === 'y') return done(actions.redo)
  if (mod && key === 'd') return done(actions.duplicate)
  if (mod && key === 'v') return done(() => void actions.paste())
  if (mod && key === 'x') return done(() => void actions.copy().then(actions.remove))
  if (key === '/' && !mod) return done(() => state.set({ inserting: { section: state.section, before: null } }))
  const arrow = arrows[key]
  if (arrow && state.blocks.length > 0) {
    const step = event.shiftKey ? 5 : 1
    return done(() => actions.nudge(arrow[0] * step, arrow[1] * step, mod))
  }
  if (arrow && state.section && event.altKey && arrow[0] === 0) return done(() => actions.moveSection(arrow[1] as 1 | -1))
  if (key === 'Delete' || key === 'Backspace') return done(actions.remove)
  if (key === 'Enter') return actions.enter()
  if (key === ']' || key === '[') return done(() => actions.stack(key === ']' ? 1 : -1))
  return false
}

function done(act: () => void): true {
  act()
  return true
}

/** Fields and the text editor keep their own keys; of ours only Escape, undo and preview reach through the text editor. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  if (target.closest?.('[role="dialog"], [role="menu"], [role="listbox"]')) return true
  if (target.closest?.('.ProseMirror')) {
    const mod = event.metaKey || event.ctrlKey
    return !(event.key === 'Escape' || (mod && ['z', 'y', 'p'].includes(event.key.toLowerCase())))
  }
  if (event.key === 'p' && (event.metaKey || event.ctrlKey)) return false
  return Boolean(
    target.closest?.('input, textarea, select, [contenteditable="true"], [role="slider"], [role="radio"], [role="tree"], [role="treegrid"], button'),
  )
}
