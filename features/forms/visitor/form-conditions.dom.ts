import { type Condition, meets } from '../contract/conditions.rules.ts'
import { valueOf } from './form-values.dom.ts'

/** Shows the fields whose condition is met. Hidden ones count as unanswered for later conditions. */
export function updateConditions(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-if]')) {
    const condition = JSON.parse(field.dataset['if'] ?? '') as Condition
    const source = form.querySelector<HTMLElement>(`[data-field="${condition.field}"]`)
    field.toggleAttribute('data-on', meets(condition, source && isShown(source) ? valueOf(source) : null))
  }
}

/** Whether a field is asked: its answer is neither checked nor sent otherwise. */
export function isShown(field: HTMLElement): boolean {
  return field.dataset['if'] === undefined || field.dataset['on'] !== undefined
}
