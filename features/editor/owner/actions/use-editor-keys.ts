import { useEffect, useRef } from 'react'
import { openPalette } from '#platform/ui'
import { useEditor } from '../base/editor-context.tsx'
import { useTextToolbar } from '../rich-text/text-toolbar-state.ts'
import { type EditorActions, useEditorActions } from './editor-actions.ts'
import { type EditorState, useEditorState } from '../base/editor-state.ts'
import { translated } from './keys/own-keys.ts'
import { openNotes } from '../notes/open-notes.ts'
import { bracketOf, keyOf, readKeyboardLayout } from './pressed-key.ts'
import { type ZoomActions, useZoom } from './zoom/use-zoom.ts'
import { actOfAltKey } from './several/several-keys.ts'

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The keyboard of the editor in the given window: the frame and the window around it have the same keys. */
export function useEditorKeys(target: Window | null): void {
  const actions = useEditorActions()
  const zoom = useZoom()
  const { canEdit } = useEditor()
  const latest = useRef({ actions, zoom, canEdit })
  useEffect(() => {
    latest.current = { actions, zoom, canEdit }
  })
  useEffect(() => {
    if (!target) return
    readKeyboardLayout()
    const onKey = (event: KeyboardEvent) => {
      const pressed = translated(event)
      if (pressed === null) return
      if ((event.defaultPrevented && !isTakenForNothing(event)) || isTyping(pressed, event.target as HTMLElement))
        return
      if (runZoomKey(pressed, latest.current.zoom)) event.preventDefault()
      else if (runKey(pressed, latest.current.actions, latest.current.canEdit)) event.preventDefault()
    }
    target.addEventListener('keydown', onKey)
    return () => target.removeEventListener('keydown', onKey)
  }, [target])
}

/** The text editor captures Escape, undo and redo, although it does nothing with them. */
function isTakenForNothing({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  return key === 'Escape' || ((metaKey || ctrlKey) && ['z', 'y'].includes(key.toLowerCase()))
}

/** These keys zoom the page instead of the browser window. */
function runZoomKey(event: KeyboardEvent, zoom: ZoomActions): boolean {
  if (useEditorState.getState().isPreview || event.altKey) return false
  const sign = zoomKeyOf(event)
  if (sign !== null) return done(() => (sign === '0' ? zoom.actual() : zoom.step(sign === '+' ? 1 : -1)))
  if (hasMod(event) || !event.shiftKey) return false
  if (keyOf(event) === '1') return done(zoom.fit)
  return keyOf(event) === '2' && done(zoom.toChosen)
}

function zoomKeyOf(event: KeyboardEvent): '+' | '-' | '0' | null {
  if (!hasMod(event) || event.altKey) return null
  if (event.key === '=' || event.key === '+') return '+'
  if (event.key === '-' || event.key === '_') return '-'
  return keyOf(event) === '0' ? '0' : null
}

/** Runs the action of a key; returns true when the key has one. */
function runKey(event: KeyboardEvent, actions: EditorActions, canEdit: boolean): boolean {
  const state = useEditorState.getState()
  const key = keyOf(event)
  if (hasMod(event) && key === 'k')
    return done(() => (state.editing ? useTextToolbar.getState().setLinking(true) : openPalette()))
  if (hasMod(event) && key === 'p') return done(() => state.set({ isPreview: !state.isPreview }))
  if (key === 'Escape') return done(() => leave(state))
  if (state.isPreview) return false
  if (runLookingKey(event, key, actions)) return true
  if (!canEdit) return false
  return hasMod(event) ? runModKey(event, key, actions) : runPlainKey(event, key, actions)
}

/** A4.20: Escape leaves the text, the block and the section, and without a selection it toggles the preview. */
function leave({ isPreview, editing, blocks, section, climb, set }: EditorState): void {
  const hasSelection = editing !== null || blocks.length > 0 || section !== null
  if (hasSelection && !isPreview) climb()
  else set({ isPreview: !isPreview })
}

/** Runs keys of all people who may see the page. */
function runLookingKey(event: KeyboardEvent, key: string, actions: EditorActions): boolean {
  const state = useEditorState.getState()
  if (!hasMod(event)) return event.key === '?' ? done(() => state.set({ showKeys: true })) : false
  if (event.altKey) return key === 'm' && done(() => openNotes(null))
  if (key === 'a') return done(actions.selectAll)
  if (key === 'c') return done(() => void actions.copy())
  if (event.key === "'" || event.code === 'Quote') return done(() => state.set({ showGrid: !state.showGrid }))
  return false
}

function runModKey(event: KeyboardEvent, key: string, actions: EditorActions): boolean {
  if (event.altKey) {
    const act = actOfAltKey(key, { shiftKey: event.shiftKey, mod: true }, actions)
    return act ? done(act) : false
  }
  const arrow = arrows[key]
  if (arrow) return runArrow(event, arrow, actions)
  if (key === 'z') return done(event.shiftKey ? actions.redo : actions.undo)
  if (key === 'y') return done(actions.redo)
  if (key === 'd') return done(actions.duplicate)
  if (key === 'g') return done(event.shiftKey ? actions.ungroup : actions.group)
  if (key === 'x') return done(() => void actions.cut())
  return false
}

function runPlainKey(event: KeyboardEvent, key: string, actions: EditorActions): boolean {
  const state = useEditorState.getState()
  const arrow = arrows[key]
  if (arrow) return runArrow(event, arrow, actions)
  const bracket = bracketOf(event)
  if (bracket) return done(() => (event.altKey ? actions.stackAtEnd : actions.stack)(bracket === ']' ? 1 : -1))
  if (event.altKey) {
    const act = state.blocks.length > 0 ? actOfAltKey(key, { shiftKey: event.shiftKey, mod: false }, actions) : null
    return act ? done(act) : false
  }
  if (event.key === '/') return done(() => state.set({ inserting: { section: state.section, before: null } }))
  if (key === 'Delete' || key === 'Backspace') return done(actions.remove)
  return key === 'Enter' ? actions.enter() : false
}

function runArrow(event: KeyboardEvent, [dx, dy]: [number, number], actions: EditorActions): boolean {
  const state = useEditorState.getState()
  if (state.blocks.length > 0) {
    const step = event.shiftKey ? 5 : 1
    return done(() => actions.nudge(dx * step, dy * step, hasMod(event)))
  }
  if (state.section && event.altKey && dx === 0) return done(() => actions.moveSection(dy as 1 | -1))
  return false
}

function hasMod({ metaKey, ctrlKey }: KeyboardEvent): boolean {
  return metaKey || ctrlKey
}

function done(act: () => void): true {
  act()
  return true
}

function isControl(target: HTMLElement): boolean {
  return Boolean(target.closest?.('[role="slider"], [role="radio"], [role="tree"], [role="treegrid"], button'))
}

/** Undo works after a button was pressed, and layers selected in the list are copied and removed by the keyboard. */
function reachesThroughControls(event: KeyboardEvent, target: HTMLElement): boolean {
  const mod = event.metaKey || event.ctrlKey
  const isLayer = target.closest('.e-layers') !== null
  if (mod) return ['z', 'y', 'd', 'g', ...(isLayer ? ['c', 'x'] : [])].includes(keyOf(event))
  if (event.altKey && target.closest('.e-align')) return true
  return (event.key === 'Delete' || event.key === 'Backspace') && isLayer
}

/** A closing overlay still has the focus, but typed keys already belong to the page. */
function isInOverlay(target: HTMLElement): boolean {
  const overlay = target.closest?.('[role="dialog"], [role="menu"], [role="listbox"]')
  return Boolean(overlay && !overlay.closest('[data-exiting]'))
}

/** Fields and the text editor keep their own keys; only Escape, undo, preview and links work in the text editor. */
function isTyping(event: KeyboardEvent, target: HTMLElement): boolean {
  if (isInOverlay(target)) return true
  if (zoomKeyOf(event) !== null) return false
  if (target.closest?.('.ProseMirror, .qe-waiting')) {
    const mod = event.metaKey || event.ctrlKey
    return !(event.key === 'Escape' || (mod && ['z', 'y', 'p', 'k'].includes(event.key.toLowerCase())))
  }
  if (event.key === 'p' && (event.metaKey || event.ctrlKey)) return false
  if (target.closest?.('input, textarea, select, [contenteditable]:not([contenteditable="false"])')) return true
  return isControl(target) && !reachesThroughControls(event, target)
}
