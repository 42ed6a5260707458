import { useEffect, useRef } from 'react'
import { openPalette } from '#platform/ui'
import { useEditor } from '../canvas/editor-context.tsx'
import { useTextToolbar } from '../canvas/text-toolbar-state.ts'
import { type EditorActions, useEditorActions } from './editor-actions.ts'
import { useEditorState } from './editor-state.ts'

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The keyboard of the editor, in the window it is given: the frame's and our own have the same keys. */
export function useEditorKeys(target: Window | null): void {
  const actions = useEditorActions()
  const { canEdit } = useEditor()
  const latest = useRef({ actions, canEdit })
  useEffect(() => {
    latest.current = { actions, canEdit }
  })
  useEffect(() => {
    if (!target) return
    const onKey = (event: KeyboardEvent) => {
      if ((event.defaultPrevented && !isTakenForNothing(event)) || isTyping(event)) return
      if (runKey(event, latest.current.actions, latest.current.canEdit)) event.preventDefault()
    }
    target.addEventListener('keydown', onKey)
    return () => target.removeEventListener('keydown', onKey)
  }, [target])
}

/** Escape, undo and redo: the text editor takes them for itself without doing anything with them. */
function isTakenForNothing({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  return key === 'Escape' || ((metaKey || ctrlKey) && ['z', 'y'].includes(key.toLowerCase()))
}

/** True when the key meant something here. */
function runKey(event: KeyboardEvent, actions: EditorActions, canEdit: boolean): boolean {
  const state = useEditorState.getState()
  const mod = event.metaKey || event.ctrlKey
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (mod && key === 'k')
    return done(() => (state.editing ? useTextToolbar.getState().setLinking(true) : openPalette()))
  if (mod && key === 'p') return done(() => state.set({ isPreview: !state.isPreview }))
  if (key === 'Escape') return done(() => (state.isPreview ? state.set({ isPreview: false }) : state.climb()))
  if (state.isPreview) return false
  if (key === '?' && !mod) return done(() => state.set({ showKeys: true }))
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
  if (arrow && state.section && event.altKey && arrow[0] === 0)
    return done(() => actions.moveSection(arrow[1] as 1 | -1))
  if (key === 'Delete' || key === 'Backspace') return done(actions.remove)
  if (key === 'Enter') return actions.enter()
  if (key === ']' || key === '[') return done(() => actions.stack(key === ']' ? 1 : -1))
  return false
}

function done(act: () => void): true {
  act()
  return true
}

function isControl(target: HTMLElement): boolean {
  return Boolean(target.closest?.('[role="slider"], [role="radio"], [role="tree"], [role="treegrid"], button'))
}

/** A button that was pressed last takes no undo away, and what is chosen in the list of layers can be removed there. */
function reachesThroughControls(event: KeyboardEvent, target: HTMLElement): boolean {
  const mod = event.metaKey || event.ctrlKey
  if (mod) return ['z', 'y', 'd'].includes(event.key.toLowerCase())
  return (event.key === 'Delete' || event.key === 'Backspace') && target.closest('.e-layers') !== null
}

/** Fields and the text editor keep their own keys; of ours only Escape, undo, preview and links reach through the text editor. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  if (target.closest?.('[role="dialog"], [role="menu"], [role="listbox"]')) return true
  if (target.closest?.('.ProseMirror, .qe-waiting')) {
    const mod = event.metaKey || event.ctrlKey
    return !(event.key === 'Escape' || (mod && ['z', 'y', 'p', 'k'].includes(event.key.toLowerCase())))
  }
  if (event.key === 'p' && (event.metaKey || event.ctrlKey)) return false
  if (target.closest?.('input, textarea, select, [contenteditable]:not([contenteditable="false"])')) return true
  return isControl(target) && !reachesThroughControls(event, target)
}
