import { axisOf, type Sample, sampled, tapDistance, velocityOf } from '../../contract/swipe.rules.ts'

export interface SwipeListener {
  /** Called with the horizontal distance of the finger from its start, in pixels. */
  move?: (distance: number) => void
  /** Called when the pointer is released. Taps are left to `click`. */
  end: (distance: number, milliseconds: number, velocity: number) => void
  /** Called when another gesture takes over. */
  cancel?: () => void
}

const left = 'button, input, select, textarea, iframe, video, audio'

/** Listens to fingers, pens and the mouse on an element with vertical panning. No click follows a movement. */
export function watchSwipe(node: HTMLElement, signal: AbortSignal, listener: SwipeListener): void {
  let began: { id: number; x: number; y: number; at: number } | null = null
  let axis: 'x' | 'y' | null = null
  let samples: Sample[] = []
  let hasMoved = false
  const over = (isTaken: boolean) => {
    if (isTaken && axis === 'x') listener.cancel?.()
    began = null
  }
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listen: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => node.addEventListener(type, listen, { signal, capture })

  on('pointerdown', (event) => {
    if (began || event.button !== 0 || (event.target as Element).closest(left)) return
    began = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
    samples = [{ at: event.timeStamp, x: event.clientX }]
    axis = null
    hasMoved = false
  })
  on('pointermove', (event) => {
    if (event.pointerId !== began?.id) return
    const [dx, dy] = [event.clientX - began.x, event.clientY - began.y]
    if (Math.abs(dx) > tapDistance) hasMoved = true
    samples = sampled(samples, { at: event.timeStamp, x: event.clientX })
    if (axis === null) {
      axis = axisOf(dx, dy)
      if (axis === 'x') node.setPointerCapture(event.pointerId)
    }
    if (axis === 'y') over(false)
    else if (axis === 'x') listener.move?.(dx)
  })
  on('pointerup', (event) => {
    if (event.pointerId !== began?.id) return
    const { x, at } = began
    const isAcross = axis === 'x'
    over(false)
    if (isAcross) listener.end(event.clientX - x, event.timeStamp - at, velocityOf(samples, event.timeStamp))
  })
  on('pointercancel', () => over(true))
  on('dragstart', (event) => event.preventDefault())
  on(
    'click',
    (event) => {
      if (!hasMoved || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
      hasMoved = false
    },
    true,
  )
}
