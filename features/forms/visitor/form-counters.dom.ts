import { countOf } from '../contract/field-checks.rules.ts'

/** C5.13–C5.15: shows how much of its maximum a text uses. */
export function countLetters(target: EventTarget | null): void {
  if (!(target instanceof HTMLTextAreaElement)) return
  const counter = target.parentElement?.querySelector<HTMLElement>('.form-count')
  const count = countOf(target.value, Number(target.dataset['most']))
  if (!counter || !count) return
  counter.hidden = false
  counter.textContent = count.label
  counter.toggleAttribute('data-over', count.isOver)
}
