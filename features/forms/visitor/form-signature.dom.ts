import { longestDrawing, signatureSize } from '../contract/field-kinds.rules.ts'

/** Fewer points are enough for a signature, and keep the drawing small. */
const stride = 3

/** Lets people draw their name instead of typing it. */
export function signaturePads(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('.form-signature')) openPad(place)
}

function openPad(place: HTMLElement): void {
  const pad = place.querySelector<HTMLElement>('.form-pad')
  const path = place.querySelector('path')
  const svg = place.querySelector('svg')
  const drawn = place.querySelector<HTMLInputElement>('[type=hidden]')
  const typed = place.querySelector<HTMLInputElement>('[type=text]')
  if (!pad || !path || !svg || !drawn || !typed || !pad.hidden) return
  pad.hidden = false
  const isNeeded = typed.required
  let last: readonly [number, number] | null = null
  const show = (line: string): void => {
    drawn.value = line
    path.setAttribute('d', line)
    typed.required = isNeeded && line === ''
    drawn.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const pointOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const box = svg.getBoundingClientRect()
    const within = (at: number, size: number): number => Math.max(0, Math.min(size, Math.round(at * size)))
    return [
      within((clientX - box.left) / box.width, signatureSize.width),
      within((clientY - box.top) / box.height, signatureSize.height),
    ]
  }
  svg.onpointerdown = (event) => {
    event.preventDefault()
    svg.setPointerCapture(event.pointerId)
    last = pointOf(event)
    show(`${drawn.value}M${last.join(' ')}`)
  }
  svg.onpointermove = (event) => {
    if (!last) return
    const point = pointOf(event)
    const isFar = Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) >= stride
    if (!isFar || drawn.value.length > longestDrawing - 10) return
    last = point
    show(`${drawn.value}L${point.join(' ')}`)
  }
  svg.onpointerup = svg.onpointercancel = () => {
    last = null
  }
  pad.querySelector<HTMLElement>('[data-clear]')?.addEventListener('click', () => show(''))
  if (drawn.value) show(drawn.value)
}
