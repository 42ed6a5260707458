import { type GridMetrics, measureGrid } from './grid-metrics.ts'

interface Place {
  section: HTMLElement
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Returns the grids of a page by the position of their sections, measured on first use. Each drag needs a new one,
 * because the layout is fixed while it lasts.
 */
export function gridsOf(page: HTMLElement) {
  const grids = new Map<HTMLElement, GridMetrics | null>()
  let measured: ReturnType<typeof placesOf> | null = null
  return {
    /**
     * Returns the grid of the section under a point, in page pixels of the frame; null outside sections or the frame.
     */
    under(at: { x: number; y: number }): GridMetrics | null {
      measured ??= placesOf(page)
      const { places, width, height } = measured
      const window = page.ownerDocument.defaultView
      const seen = boxAt(window?.scrollX ?? 0, window?.scrollY ?? 0, width, height)
      const place = isWithin(at, seen) ? places.findLast((section) => isWithin(at, section)) : undefined
      if (!place) return null
      const { section } = place
      if (!grids.has(section)) grids.set(section, gridOf(section))
      return grids.get(section) ?? null
    },
  }
}

function placesOf(page: HTMLElement) {
  const window = page.ownerDocument.defaultView
  const places = [...page.querySelectorAll<HTMLElement>('[data-section]')].map((section): Place => {
    const { left, top, width, height } = section.getBoundingClientRect()
    return { section, ...boxAt(left + (window?.scrollX ?? 0), top + (window?.scrollY ?? 0), width, height) }
  })
  return { places, width: window?.innerWidth ?? 0, height: window?.innerHeight ?? 0 }
}

function boxAt(left: number, top: number, width: number, height: number) {
  return { left, top, right: left + width, bottom: top + height }
}

function isWithin({ x, y }: { x: number; y: number }, { left, top, right, bottom }: Omit<Place, 'section'>): boolean {
  return x >= left && x < right && y >= top && y < bottom
}

function gridOf(section: HTMLElement): GridMetrics | null {
  const grid = section.querySelector<HTMLElement>(':scope > .grid')
  const id = section.dataset['section']
  return grid && id !== undefined ? measureGrid(id, grid) : null
}
