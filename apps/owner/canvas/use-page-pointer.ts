import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Block, Document } from '#platform/document'
import { isBlankText } from '../editor/block-words.ts'
import { useEditorState } from '../editor/editor-state.ts'
import { type Drag, dropped, moved, startDrag } from './canvas-pointer.ts'
import { useEditor } from './editor-context.tsx'
import { measureGrid } from './grid-metrics.ts'
import type { Box } from './overlay-parts.tsx'

/** Below this a press is a click. */
const dragStart = 4

interface Press {
  x: number
  y: number
  id: string | null
}

/** What pointers do on the page: choose, drag, resize, draw a rectangle around several, open a text. */
export function usePagePointer(page: HTMLElement | null, document: Document) {
  const { edit, canEdit } = useEditor()
  const state = useEditorState()
  const [drag, setDrag] = useState<Drag | null>(null)
  const [hover, setHover] = useState<string | null>(null)
  const [marquee, setMarquee] = useState<Box | null>(null)
  const press = useRef<Press | null>(null)

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || state.isPreview) return
    if ((event.target as HTMLElement).closest('[data-setting], .qe-cover')) return state.selectSection(null)
    const id = blockAt(event.target)
    if (id !== null && id === state.editing) return
    const section = sectionAt(event.target)
    press.current = { ...pointOf(event), id }
    if (id === null) state.selectSection(section)
    else if (event.shiftKey) state.selectBlocks(toggled(state.blocks, id), section)
    else if (!state.blocks.includes(id) || state.editing) state.selectBlocks([id], section)
  }
  const move = (event: PointerEvent) => {
    const at = pointOf(event)
    if (drag)
      return setDrag(moved(drag, at, state.view, drag.kind === 'move' && page ? gridUnder(page, event, drag.id) : null))
    const from = press.current
    if (!from) return setHover(blockAt(event.target))
    if (Math.hypot(at.x - from.x, at.y - from.y) < dragStart) return
    if (from.id === null) return setMarquee(boxBetween(from, at))
    const element = canEdit ? page?.querySelector<HTMLElement>(`#block-${from.id}`) : null
    if (!element) return
    page?.setPointerCapture(event.pointerId)
    setDrag(startDrag(document, state.view, element, from.id, 'move', { x: 0, y: 0 }, from))
  }
  const up = (event: PointerEvent) => {
    if (drag) {
      const operation = dropped(document, drag, state.view, event.altKey)
      if (operation) edit(operation)
      if (operation) state.selectBlocks([drag.id], drag.grid.section)
    }
    if (marquee && page) state.selectBlocks(blocksWithin(page, marquee), state.section)
    const pressed = drag || event.shiftKey ? undefined : document.blocks[press.current?.id ?? '']
    if (pressed && canEdit && opensAtOnce(document, pressed)) openText(pressed, event)
    press.current = null
    setDrag(null)
    setMarquee(null)
  }
  const twice = useTextOpening(document)
  const resize = (id: string, sides: Drag['sides'], event: PointerEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const element = page?.querySelector<HTMLElement>(`#block-${id}`)
    if (!page || !element) return
    page.setPointerCapture(event.pointerId)
    press.current = { ...pointOf(event), id }
    setDrag(startDrag(document, state.view, element, id, 'resize', sides, pointOf(event)))
  }
  const focused = (target: EventTarget) => {
    const id = blockAt(target)
    if (id && id !== state.editing && !state.blocks.includes(id)) state.selectBlocks([id], sectionAt(target))
  }
  return { drag, hover, marquee, down, move, up, twice, resize, focused, leave: () => setHover(null) }
}

/** In an article, and where nothing is written yet, the first press opens a text. */
function opensAtOnce({ kind }: Document, block: Block): boolean {
  const isArticle = kind === 'post' || kind === 'project' || kind === 'item'
  return block.type === 'html' && (isArticle || isBlankText(block))
}

function openText(block: Block, at: { clientX: number; clientY: number }): void {
  const { editing, edit } = useEditorState.getState()
  if (editing !== block.id && 'text' in block.props) edit(block.id, { x: at.clientX, y: at.clientY })
}

/** A text opens for typing where it is pressed twice. */
function useTextOpening(document: Document): (event: MouseEvent) => void {
  const { canEdit } = useEditor()
  const state = useEditorState()
  return (event) => {
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

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

function gridUnder(page: HTMLElement, event: PointerEvent, moving: string) {
  const under = page.ownerDocument.elementsFromPoint(event.clientX, event.clientY)
  const section = under.map((element) => element.closest<HTMLElement>('[data-section]')).find((found) => found !== null)
  const grid = section?.querySelector<HTMLElement>(':scope > .grid')
  const id = section?.dataset['section']
  if (!grid || !id || grid.querySelector(`:scope > #block-${moving}`)) return null
  return measureGrid(id, grid)
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
