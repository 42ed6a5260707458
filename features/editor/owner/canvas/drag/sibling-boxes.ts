import type { Box } from './guides.ts'

let measured: { page: HTMLElement; key: string; boxes: readonly Box[] } | null = null

/** Clears the measured boxes; called when a drag begins. */
export function forgetSiblings(): void {
  measured = null
}

/** Returns the boxes of the blocks that stay in place, in the frame's pixels, measured once per drag. */
export function siblingBoxes(page: HTMLElement, section: string, moving: readonly string[]): readonly Box[] {
  const key = `${section} ${moving.join(' ')}`
  if (measured?.page === page && measured.key === key) return measured.boxes
  measured = { page, key, boxes: measure(page, section, moving) }
  return measured.boxes
}

function measure(page: HTMLElement, section: string, moving: readonly string[]): Box[] {
  const view = page.ownerDocument.defaultView
  const still = new Set(moving.map((id) => `block-${id}`))
  return [...page.querySelectorAll<HTMLElement>(`[data-section="${section}"] > .grid > .block`)]
    .filter((element) => !still.has(element.id))
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({
      left: left + (view?.scrollX ?? 0),
      top: top + (view?.scrollY ?? 0),
      width,
      height,
    }))
}
