import type { Document } from '#platform/document'
import { useEditorState } from './editor-state.ts'

/** The frame in which the person works. */
export function activeFrame(): HTMLIFrameElement | null {
  return window.document.querySelector<HTMLIFrameElement>('.e-stage[data-active] iframe')
}

/** Scrolls a block or section into view after the page has rendered it, unless it is visible already. */
export function bringIntoSight(id: string): void {
  const until = Date.now() + 2000
  const look = () => {
    const frame = activeFrame()
    const frameDocument = frame?.contentDocument
    const element =
      frameDocument?.getElementById(`block-${id}`) ?? frameDocument?.querySelector(`[data-section="${id}"]`)
    const height = frame?.contentWindow?.innerHeight ?? 0
    if (!element) return void (Date.now() < until && requestAnimationFrame(look))
    const { top, bottom } = element.getBoundingClientRect()
    const isSeen = top >= 0 && (bottom <= height || top <= height / 3)
    if (!isSeen) element.scrollIntoView({ block: bottom - top > height ? 'start' : 'center', behavior: motion() })
  }
  requestAnimationFrame(look)
}

/** Chooses a block or a section, and shows it. */
export function revealPart(document: Document, id: string): void {
  const { selectBlocks, selectSection } = useEditorState.getState()
  const block = document.blocks[id]
  if (block) selectBlocks([id], block.section)
  else if (document.sections[id]) selectSection(id)
  else return
  bringIntoSight(id)
}

/** Scrolls at once for people who want less motion. */
export function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
