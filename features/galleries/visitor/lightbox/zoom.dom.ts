export interface Zoom {
  readonly scale: number
  /** Nearer or further, around a point of the window. */
  to: (scale: number, x?: number, y?: number) => void
  end: () => void
}

interface ZoomRequest {
  image: () => HTMLElement | null | undefined
  tap: (event: PointerEvent) => void
  /** Drawn down and let go. */
  away: () => void
}

const doubleTap = { milliseconds: 300, distance: 25 }
const friction = 0.6
/** Share of the window's height, after friction, beyond which releasing closes. */
const farEnough = 0.13

interface View {
  readonly scale: number
  /** Nearer or further, around a point of the window. */
  to: Zoom['to']
  pan: (dx: number, dy: number) => void
  apply: () => void
}

/** Until one pixel of the image, in its largest form, is one of the page. */
function nearest(node: HTMLElement | null | undefined): number {
  const own = Number.parseFloat(node?.style.getPropertyValue('--w') ?? '')
  return Math.max(2, (own || 0) / (node?.clientWidth || 1))
}

/** Asks for the form of the image that has the pixels of this scale; never for a smaller one than it has. */
function sharpen(node: HTMLElement | null | undefined, scale: number): void {
  for (const form of node?.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source') ?? []) {
    const wanted = Math.ceil((node?.clientWidth ?? 0) * scale * devicePixelRatio)
    if (form.srcset && wanted > (Number.parseFloat(form.sizes) || 0)) form.sizes = `${wanted}px`
  }
}

/** Returns the scale and position of the image. */
function viewOf(stage: HTMLElement, image: ZoomRequest['image']): View {
  let [scale, x, y] = [1, 0, 0]
  const apply = () => {
    const node = image()
    if (!node) return
    const room = (side: 'clientWidth' | 'clientHeight') => Math.max(0, ((node[side] || 0) * scale - stage[side]) / 2)
    const within = (value: number, most: number) => (scale === 1 ? 0 : Math.min(most, Math.max(-most, value)))
    x = within(x, room('clientWidth'))
    y = within(y, room('clientHeight'))
    node.style.transform = scale === 1 ? '' : `translate(${x}px,${y}px) scale(${scale})`
    stage.parentElement?.toggleAttribute('data-zoomed', scale > 1)
  }
  return {
    get scale() {
      return scale
    },
    apply,
    to: (wanted, atX = innerWidth / 2, atY = innerHeight / 2) => {
      const next = Math.min(nearest(image()), Math.max(1, wanted))
      x -= (atX - innerWidth / 2 - x) * (next / scale - 1)
      y -= (atY - innerHeight / 2 - y) * (next / scale - 1)
      scale = next
      apply()
      sharpen(image(), scale)
    },
    pan: (dx, dy) => {
      x += dx
      y += dy
      apply()
    },
  }
}

/** Zooms by pinch, wheel and double tap around the pointer; one finger moves an image larger than the window. */
export function startZoom(stage: HTMLElement, { image, tap, away }: ZoomRequest): Zoom {
  const abort = new AbortController()
  const fingers = new Map<number, PointerEvent>()
  const view = viewOf(stage, image)
  let last = { at: 0, x: 0, y: 0 }
  let start = { x: 0, y: 0 }
  let isVertical: boolean | null = null

  const drawDown = ({ clientX, clientY }: PointerEvent) => {
    const [dx, dy] = [clientX - start.x, clientY - start.y]
    if (isVertical === null && Math.hypot(dx, dy) > 10) isVertical = Math.abs(dy) > Math.abs(dx)
    const node = image()
    if (isVertical && node) node.style.transform = `translateY(${dy * friction}px)`
  }
  const on = <K extends keyof HTMLElementEventMap>(type: K, listen: (event: HTMLElementEventMap[K]) => void) =>
    stage.addEventListener(type, listen, { capture: true, signal: abort.signal, passive: false })
  on('pointerdown', (event) => {
    if ((event.target as Element).closest('button, a, iframe, video')) return
    fingers.set(event.pointerId, event)
    if (fingers.size === 1) [start, isVertical] = [{ x: event.clientX, y: event.clientY }, null]
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
  const lift = (
    { pointerId, pointerType, type, timeStamp: at, clientX: x, clientY: y }: PointerEvent,
    event?: PointerEvent,
  ) => {
    if (!fingers.delete(pointerId) || fingers.size > 0) return
    if (view.scale === 1 && isVertical)
      return Math.abs(y - start.y) * friction > innerHeight * farEnough ? away() : view.apply()
    if (Math.hypot(x - start.x, y - start.y) > 2 || type !== 'pointerup') return
    const isDouble = at - last.at < doubleTap.milliseconds && Math.hypot(x - last.x, y - last.y) < doubleTap.distance
    last = { at, x, y }
    if (pointerType !== 'mouse' && isDouble) view.to(view.scale > 1 ? 1 : 2.5, x, y)
    else if (event) tap(event)
  }
  on('pointerup', (event) => lift(event, event))
  on('pointercancel', (event) => lift(event))
  on('wheel', (event) => {
    event.preventDefault()
    view.to(view.scale * Math.exp(-event.deltaY * 0.002), event.clientX, event.clientY)
  })
  return {
    get scale() {
      return view.scale
    },
    to: view.to,
    end: () => abort.abort(),
  }
}

function pinch(view: View, before: PointerEvent[], after: PointerEvent[]): void {
  const gap = ([first, other]: PointerEvent[]) =>
    first && other ? Math.hypot(first.clientX - other.clientX, first.clientY - other.clientY) : 1
  const middle = (axis: 'clientX' | 'clientY') => after.reduce((sum, finger) => sum + finger[axis], 0) / after.length
  view.to((view.scale * gap(after)) / gap(before), middle('clientX'), middle('clientY'))
}
