import { adoptStyles } from './style-sheet.ts'
import { tipPlace } from './tooltip-place.ts'

/** B9.19–B9.23: milliseconds, pixels. */
export const tooltipDefaults = { showDelay: 1200, width: 250, mouseOffset: 15, edgeMargin: 20, fade: 300 } as const
export type TooltipOptions = { [name in keyof typeof tooltipDefaults]: number }

const css = `
.tooltip{position:fixed;inset:auto;margin:0;padding:.5em .7em;border:0;border-radius:4px;background:var(--text,#111);color:var(--bg,#fff);font-size:var(--size-xs,13px);line-height:1.4;overflow-wrap:anywhere;opacity:0;transition:opacity var(--fade) ease-out}
.tooltip[data-shown]{opacity:1}
@media (forced-colors:active){.tooltip{border:1px solid}}`

/**
 * Tips for all elements inside with `data-tip`: after a delay under the pointer, at once with the keyboard. A tip stays
 * while the pointer is on it, and Escape closes it. Returns a function that ends this.
 */
export function tooltips(root: HTMLElement, options: Partial<TooltipOptions> = {}): () => void {
  const settings = { ...tooltipDefaults, ...options }
  adoptStyles(css)
  const tip = tipElement(settings)
  let at = { x: 0, y: 0 }
  let owner: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const release = () => {
    clearTimeout(timer)
    owner?.removeAttribute('aria-describedby')
    owner = null
  }
  const hide = () => {
    release()
    delete tip.dataset['shown']
    timer = setTimeout(() => tip.remove(), settings.fade)
  }
  const show = (target: HTMLElement) => {
    release()
    owner = target
    placeTip(tip, target, at, settings)
    requestAnimationFrame(() => owner && (tip.dataset['shown'] = ''))
  }
  const over = (event: PointerEvent) => {
    const target = tippedAround(event.target)
    if (event.pointerType === 'touch' || !target || target === owner) return
    clearTimeout(timer)
    timer = setTimeout(() => show(target), settings.showDelay)
  }
  const out = ({ target, relatedTarget }: PointerEvent) => {
    const next = relatedTarget as Node | null
    const isStill = next !== null && (tip.contains(next) || tippedAround(next) === tippedAround(target))
    if (!isStill || !next) hide()
  }
  const focus = ({ target }: FocusEvent) => {
    const found = tippedAround(target)
    if (!found?.matches(':focus-visible')) return
    const box = found.getBoundingClientRect()
    at = { x: box.left, y: box.bottom }
    show(found)
  }
  const move = ({ clientX, clientY }: PointerEvent) => (at = { x: clientX, y: clientY })
  const key = ({ key }: KeyboardEvent) => key === 'Escape' && owner !== null && hide()
  const unheard = listen(root, {
    pointerover: over,
    pointerout: out,
    pointermove: move,
    focusin: focus,
    focusout: hide,
  })
  const unkeyed = listen(document, { keydown: key })
  return () => {
    unheard()
    unkeyed()
    release()
    tip.remove()
  }
}

function placeTip(tip: HTMLElement, target: HTMLElement, at: { x: number; y: number }, settings: TooltipOptions): void {
  const words = target.dataset['tip'] ?? ''
  tip.textContent = words
  target.after(tip)
  // A tip that equals the element's name is not read twice.
  if (target.textContent?.trim() !== words) target.setAttribute('aria-describedby', tip.id)
  tip.showPopover()
  const { left, top } = tipPlace(at, tip.getBoundingClientRect(), { width: innerWidth, height: innerHeight }, settings)
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` })
}

function listen(on: EventTarget, listeners: Readonly<Record<string, (event: never) => unknown>>): () => void {
  const ending = new AbortController()
  for (const [type, listener] of Object.entries(listeners))
    on.addEventListener(type, listener as (event: Event) => void, { signal: ending.signal })
  return () => ending.abort()
}

function tipElement({ width, fade }: TooltipOptions): HTMLElement {
  const tip = document.createElement('div')
  Object.assign(tip, { className: 'tooltip', id: `tip-${++count}`, popover: 'manual' })
  tip.setAttribute('role', 'tooltip')
  tip.style.maxWidth = `${width}px`
  tip.style.setProperty('--fade', `${fade}ms`)
  return tip
}

function tippedAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
}

let count = 0
