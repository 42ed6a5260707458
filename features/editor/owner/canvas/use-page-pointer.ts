import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Block, Document } from '#platform/document'
import { useWords } from '#platform/ui'
import { isBlankText } from '../base/block-words.ts'
import { type DeviceView, useEditorState } from '../base/editor-state.ts'
import { groupOf, withGroups } from '../actions/several/groups.ts'
import { type Drag, type DragBeginning, dropped, startDrag } from './drag/canvas-pointer.ts'
import { type LiveDrag, liveDrag } from './drag/live-drag.ts'
import { onEscape } from './drag/on-escape.ts'
import { forgetSiblings } from './drag/sibling-boxes.ts'
import { useEditor } from '../base/editor-context.tsx'
import { editorMessages } from '../base/editor.messages.ts'
import type { Box } from '../base/box.ts'

/** Shorter movements count as a click. */
const dragStart = 4
/** Milliseconds within which a second press makes a double click. */
const twiceMs = 500

/** Place and time of the last selection on either canvas. */
let chosenLast = { x: 0, y: 0, time: 0 }

interface Press {
  x: number
  y: number
  id: string | null
}

/** Handles pointer gestures on the page: select, drag, resize, marquee, open a text. */
export function usePagePointer(page: HTMLElement | null, document: Document) {
  const { canEdit } = useEditor()
  const land = useLand(document)
  const state = useEditorState()
  const { drag, lift, follow, drop } = useLiveDrag(page)
  const [hover, setHover] = useState<string | null>(null)
  const [marquee, setMarquee] = useState<Box | null>(null)
  const press = useRef<Press | null>(null)

  const begin = (event: PointerEvent, beginning: Omit<DragBeginning, 'element'>) => {
    const element = page?.querySelector<HTMLElement>(`#block-${beginning.id}`)
    if (!page || !element) return
    page.setPointerCapture(event.pointerId)
    forgetSiblings()
    lift(startDrag(document, state.view, { ...beginning, element }), state.view)
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || state.isPreview) return
    if ((event.target as HTMLElement).closest('[data-setting], .qe-cover')) return state.selectSection(null)
    const id = blockAt(event.target)
    if (id !== null && id === state.editing) return
    press.current = { ...pointOf(event), id }
    chooseAt(document, id, event)
  }
  const move = (event: PointerEvent) => {
    const at = pointOf(event)
    if (follow(event, at)) return
    const from = press.current
    if (!from) return setHover(blockAt(event.target))
    if (Math.hypot(at.x - from.x, at.y - from.y) < dragStart) return
    if (from.id === null) {
      page?.setPointerCapture(event.pointerId)
      return setMarquee(boxBetween(from, at))
    }
    if (canEdit) begin(event, { id: from.id, kind: 'move', sides: { x: 0, y: 0 }, at: from, chosen: state.blocks })
  }
  const up = (event: PointerEvent) => {
    const landed = drop()
    if (landed) land(landed, event.altKey)
    if (marquee && page) chooseWithin(document, page, marquee, event.shiftKey)
    const pressedId = landed || marquee || event.shiftKey ? null : (press.current?.id ?? null)
    if (pressedId !== null) released(document, pressedId, canEdit, event)
    press.current = null
    setMarquee(null)
  }
  /** A cancelled drag has no effect. */
  const cancel = () => {
    drop()
    press.current = null
    setMarquee(null)
  }
  useCancelling(page, drag !== null || marquee !== null, cancel)
  const twice = useTextOpening(document)
  const resize = (id: string, sides: Drag['sides'], event: PointerEvent) => {
    keepFromPage(event)
    if (opensText(document, id, event)) return
    press.current = { ...pointOf(event), id }
    begin(event, { id, kind: 'resize', sides, at: pointOf(event), chosen: [] })
  }
  // A press has made its selection before the focus arrives.
  const focused = (target: EventTarget) => press.current ?? chooseFocused(target)
  return { drag, hover, marquee, down, move, up, cancel, twice, resize, focused, leave: () => setHover(null) }
}

/** Ends a drag, and announces the new place or size. */
function useLand(document: Document): (landed: Drag, asCopy: boolean) => void {
  const { edit, announce } = useEditor()
  const t = useWords(editorMessages)
  return (landed, asCopy) => {
    const { view, selectBlocks } = useEditorState.getState()
    const landing = dropped(document, landed, view, asCopy)
    if (!landing) return
    edit(landing.operation)
    selectBlocks(landing.ids, landed.grid.section)
    const { x, y, w, h } = landed.cells
    announce(landed.kind === 'resize' ? t('size', { w, h }) : t('movedTo', { column: x + 1, row: y + 1 }))
  }
}

/** A block that was pressed and not dragged. */
function released(document: Document, id: string, canEdit: boolean, event: PointerEvent): void {
  const { blocks, selectBlocks } = useEditorState.getState()
  const pressed = document.blocks[id]
  if (!pressed) return
  // Pressing one of several selected blocks selects only that block.
  if (blocks.length > 1 && blocks.includes(id)) selectBlocks(chosenBy(document, id, event), pressed.section)
  if (canEdit && opensAtOnce(document, pressed)) openText(pressed, event)
}

function useCancelling(page: HTMLElement | null, isPulling: boolean, cancel: () => void): void {
  const latest = useRef(cancel)
  useEffect(() => {
    latest.current = cancel
  })
  useEffect(() => {
    if (page && isPulling) return onEscape(page.ownerDocument, () => latest.current())
  }, [page, isPulling])
}

/** Returns the current drag as state for rendering; event handlers read it immediately, before anything is drawn. */
function useLiveDrag(page: HTMLElement | null) {
  const live = useRef<LiveDrag | null>(null)
  const [drag, setDrag] = useState<LiveDrag | null>(null)
  // Ends a drag when the page is left.
  useEffect(() => () => void drag?.end(), [drag])
  return {
    drag,
    lift: (beginning: Drag | null, view: DeviceView) => {
      live.current?.end()
      live.current = page && beginning && liveDrag(page, beginning, view)
      setDrag(live.current)
    },
    follow: (keys: PointerEvent, at: { x: number; y: number }): boolean => {
      live.current?.follow({ at, keys })
      return live.current !== null
    },
    drop: (): Drag | null => {
      const landed = live.current?.end() ?? null
      live.current = null
      setDrag(null)
      return landed
    },
  }
}

/** Selects the pressed block, or none; with Shift it adds to the selection or removes from it. */
function chooseAt(document: Document, id: string | null, event: PointerEvent): void {
  chosenLast = { ...pointOf(event), time: event.timeStamp }
  const { blocks, editing, selectBlocks, selectSection } = useEditorState.getState()
  const section = sectionAt(event.target)
  if (id === null) {
    if (!event.shiftKey) selectSection(section)
  } else if (event.shiftKey) selectBlocks(toggled(blocks, chosenBy(document, id, event)), section)
  else if (!blocks.includes(id) || editing) selectBlocks(chosenBy(document, id, event), section)
}

function chooseFocused(target: EventTarget): void {
  const { blocks, editing, selectBlocks } = useEditorState.getState()
  const id = blockAt(target)
  if (id && id !== editing && !blocks.includes(id)) selectBlocks([id], sectionAt(target))
}

/** A block and the blocks of its group; with Mod only the block itself. */
function chosenBy(document: Document, id: string, { metaKey, ctrlKey }: PointerEvent): string[] {
  const block = document.blocks[id]
  return block && !metaKey && !ctrlKey ? groupOf(document, block) : [id]
}

/** Selects the blocks within a box, in all sections; with Shift it adds to the selection. */
function chooseWithin(document: Document, page: HTMLElement, box: Box, isAdded: boolean): void {
  const { blocks, section, selectBlocks } = useEditorState.getState()
  const within = withGroups(document, blocksWithin(page, box))
  const first = document.blocks[within[0] ?? '']?.section ?? section
  selectBlocks(isAdded ? [...new Set([...blocks, ...within])] : within, first)
}

/** The first press opens the text in an article and in an empty text. */
function opensAtOnce({ kind }: Document, block: Block): boolean {
  const isArticle = kind === 'post' || kind === 'project' || kind === 'item'
  return block.type === 'html' && (isArticle || isBlankText(block))
}

function keepFromPage(event: PointerEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** The first of two presses on a text has drawn the handle that the second one meets. */
function opensText(document: Document, id: string, event: PointerEvent): boolean {
  const block = document.blocks[id]
  const { x, y } = pointOf(event)
  const isSecond =
    event.timeStamp - chosenLast.time < twiceMs && Math.hypot(x - chosenLast.x, y - chosenLast.y) < dragStart
  if (block?.type !== 'html' || !isSecond) return false
  openText(block, event)
  return true
}

function openText(block: Block, at: { clientX: number; clientY: number }): void {
  const { editing, edit } = useEditorState.getState()
  if (editing !== block.id && 'text' in block.props) edit(block.id, { x: at.clientX, y: at.clientY })
}

/** A double click opens a text for typing at its place. */
function useTextOpening(document: Document): (event: MouseEvent) => void {
  const { canEdit } = useEditor()
  return (event) => {
    const state = useEditorState.getState()
    const id = blockAt(event.target)
    const block = id === null || id === state.editing ? undefined : document.blocks[id]
    if (canEdit && block?.type === 'html' && 'text' in block.props)
      state.edit(block.id, { x: event.clientX, y: event.clientY })
  }
}

function pointOf(event: { clientX: number; clientY: number; currentTarget: EventTarget }): { x: number; y: number } {
  const view = (event.currentTarget as HTMLElement).ownerDocument.defaultView
  return { x: event.clientX + (view?.scrollX ?? 0), y: event.clientY + (view?.scrollY ?? 0) }
}

export function blockAt(target: EventTarget): string | null {
  const element = (target as HTMLElement).closest?.('.block')
  return element?.id.startsWith('block-') ? element.id.slice('block-'.length) : null
}

export function sectionAt(target: EventTarget): string | null {
  return (target as HTMLElement).closest?.<HTMLElement>('[data-section]')?.dataset['section'] ?? null
}

function toggled(ids: readonly string[], pressed: readonly string[]): string[] {
  const areAllChosen = pressed.every((id) => ids.includes(id))
  return areAllChosen ? ids.filter((id) => !pressed.includes(id)) : [...new Set([...ids, ...pressed])]
}

function boxBetween(a: { x: number; y: number }, b: { x: number; y: number }): Box {
  return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}

function blocksWithin(page: HTMLElement, box: Box): string[] {
  const view = page.ownerDocument.defaultView
  return [...page.querySelectorAll<HTMLElement>('[data-section] > .grid > .block')]
    .filter((element) => {
      const rect = element.getBoundingClientRect()
      const left = rect.left + (view?.scrollX ?? 0)
      const top = rect.top + (view?.scrollY ?? 0)
      return (
        left < box.left + box.width &&
        left + rect.width > box.left &&
        top < box.top + box.height &&
        top + rect.height > box.top
      )
    })
    .map((element) => element.id.slice('block-'.length))
}
