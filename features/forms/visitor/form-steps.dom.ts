import { isShown } from './form-conditions.dom.ts'

/** The steps of a form on its page; a form without any has one. */
export interface Steps {
  /** The part of the form that is shown. */
  readonly current: HTMLElement
  readonly isLast: boolean
  /** Moves by a number of visible steps, and sets the focus. */
  move: (by: 1 | -1) => void
  /** Shows the step that contains the field. */
  showField: (field: Element | null) => void
}

export function stepsOfForm(form: HTMLFormElement): Steps {
  const all = [...form.querySelectorAll<HTMLElement>('.form-step')]
  if (all.length === 0 || form.dataset['whole'] !== undefined)
    return { current: form, isLast: true, move: () => undefined, showField: () => undefined }
  let at = 0
  const asks = (step: HTMLElement): boolean =>
    [...step.querySelectorAll<HTMLElement>('.form-field')].some((field) => isShown(field))
  const next = (by: 1 | -1): number => {
    let to = at + by
    while (all[to] && !asks(all[to] as HTMLElement)) to += by
    return to
  }
  const show = (to: number): void => {
    if (!all[to]) return
    at = to
    for (const [index, step] of all.entries()) step.toggleAttribute('data-on', index === to)
    form.toggleAttribute('data-last', !all[next(1)])
  }
  return {
    get current() {
      return all[at] as HTMLElement
    },
    get isLast() {
      return !all[next(1)]
    },
    move: (by) => {
      show(next(by))
      all[at]?.querySelector<HTMLElement>('.form-progress')?.focus()
    },
    showField: (field) => show(all.findIndex((step) => step.contains(field))),
  }
}
