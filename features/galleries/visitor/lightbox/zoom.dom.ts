export interface Zoom {
  readonly scale: number
  /** Zooms around a point of the window. */
  to: (scale: number, x?: number, y?: number) => void
}

interface ZoomRequest {
  image: () => HTMLElement | null | undefined
  tap: (event: PointerEvent) => void
  /** Called when the image was dragged down and released. */
  away: () => void
  /** Aborted once the lightbox ends. */
  signal: AbortSignal
}

const doubleTap = { milliseconds: 300, distance: 25 }
const friction = 0.6
/** Share of the window's height, after friction, beyond which releasing closes. */
const farEnough = 0.13

interface View extends Zoom {
  pan: (dx: number, dy: number) => void
  apply: () => void
}

/** Returns the scale and position of the image. */
function viewOf(stage: HTMLElement, image: ZoomRequest['image']): View {
  let [scale, x, y] = [1, 0, 0]
  const apply = () => {
    const node = image()
    if (!node) return
    const within = (value: number, side: 'clientWidth' | 'clientHeight') => {
      const room = Math.max(0, (node[side] * scale - stage[side]) / 2)
      return Math.min(room, Math.max(-room, value))
    }
    x = within(x, 'clientWidth')
    y = within(y, 'clientHeight')
    node.style.transform = scale === 1 ? '' : `translate(${x}px,${y}px) scale(${scale})`
    stage.parentElement?.toggleAttribute('data-zoomed', scale > 1)
  }
  return {
    get scale() {
      return scale
    },
    apply,
    to: (wanted, atX = innerWidth / 2, atY = innerHeight / 2) => {
      const node = image()
      const own = node?.style.getPropertyValue('--w') ?? ''
      // At the highest zoom, a pixel of the largest rendition is a pixel of the page, or the image has twice its size.
      const most = Math.max(2, Number.parseFloat(own) / (node?.clientWidth || 1) || 0)
      const next = Math.min(most, Math.max(1, wanted))
      const growth = next / scale - 1
      x -= (atX - innerWidth / 2 - x) * growth
      y -= (atY - innerHeight / 2 - y) * growth
      scale = next
      apply()
      // The largest rendition has enough pixels for every scale.
      if (scale > 1) for (const form of node?.querySelectorAll<HTMLImageElement>('img,source') ?? []) form.sizes = own
    },
    pan: (dx, dy) => {
      x += dx
      y += dy
      apply()
    },
  }
}

/** Zooms by pinch, wheel and double tap around the pointer; one finger moves an image larger than the window. */
export function startZoom(stage: HTMLElement, { image, tap, away, signal }: ZoomRequest): Zoom {
  const fingers = new Map<number, PointerEvent>()
  const view = viewOf(stage, image)
  let last: PointerEvent | undefined
  let start: PointerEvent
  let isVertical: boolean | null = null

  const drawDown = ({ clientX, clientY }: PointerEvent) => {
    const dy = clientY - start.clientY
    const dx = clientX - start.clientX
    if (isVertical === null && Math.hypot(dx, dy) > 10) isVertical = Math.abs(dy) > Math.abs(dx)
    const node = image()
    if (isVertical && node) node.style.transform = `translateY(${dy * friction}px)`
  }
  const on = <K extends keyof HTMLElementEventMap>(type: K, listen: (event: HTMLElementEventMap[K]) => void) =>
    stage.addEventListener(type, listen, { capture: true, signal, passive: false })
  on('pointerdown', (event) => {
    if ((event.target as Element).closest('button,a,iframe,video')) return
    fingers.set(event.pointerId, event)
    if (fingers.size === 1) [start, isVertical] = [event, null]
    if (view.scale > 1 || fingers.size > 1) event.stopPropagation()
  })
  on('pointermove', (event) => {
    const from = fingers.get(event.pointerId)
    if (!from) return
    const before = [...fingers.values()]
    fingers.set(event.pointerId, event)
    if (fingers.size === 2) pinch(view, before, [...fingers.values()])
    else if (view.scale > 1) view.pan(event.clientX - from.clientX, event.clientY - from.clientY)
    else if (event.pointerType === 'touch') drawDown(event)
    if (view.scale > 1 || fingers.size > 1 || isVertical) event.stopPropagation()
  })
  const lift = (event: PointerEvent) => {
    const { clientX, clientY, timeStamp } = event
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    if (view.scale === 1 && isVertical)
      return Math.abs(clientY - start.clientY) * friction > innerHeight * farEnough ? away() : view.apply()
    if (gap([start, event]) > 2 || event.type !== 'pointerup') return
    const isDouble =
      last && timeStamp - last.timeStamp < doubleTap.milliseconds && gap([last, event]) < doubleTap.distance
    last = event
    if (event.pointerType !== 'mouse' && isDouble) view.to(view.scale > 1 ? 1 : 2.5, clientX, clientY)
    else tap(event)
  }
  on('pointerup', lift)
  on('pointercancel', lift)
  on('wheel', (event) => {
    event.preventDefault()
    view.to(view.scale * Math.exp(-event.deltaY * 0.002), event.clientX, event.clientY)
  })
  return view
}

/** Returns the distance between two fingers, 1 if there are fewer. */
function gap([first, other]: PointerEvent[]): number {
  return first && other ? Math.hypot(first.clientX - other.clientX, first.clientY - other.clientY) : 1
}

function pinch(view: View, before: PointerEvent[], after: PointerEvent[]): void {
  const middle = (axis: 'clientX' | 'clientY') => after.reduce((sum, finger) => sum + finger[axis], 0) / after.length
  view.to((view.scale * gap(after)) / gap(before), middle('clientX'), middle('clientY'))
}
