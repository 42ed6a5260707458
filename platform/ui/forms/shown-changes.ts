import { useCallback, useEffect, useRef } from 'react'

/** The visible value of a form field; for a switch or checkbox, whether it is on. */
interface ShownField {
  label: string
  text: string | boolean
}

export interface ShownChange {
  label: string
  before: string | boolean
  after: string | boolean
}

const controls =
  'input:not([type="hidden"],[type="password"],[type="file"],[type="radio"]),textarea,.q-picker,[role="radiogroup"],[contenteditable="true"]'

/** C4.66: the changes of a form in the texts on the screen, because people do not know the schema's names of fields. */
export function useShownChanges(isChanged: boolean, values: unknown) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef<readonly ShownField[]>([])
  const isFresh = useRef(true)
  useEffect(() => {
    isFresh.current = !isChanged
    if (!isChanged && form.current) before.current = shownFields(form.current)
  }, [isChanged, values])
  return {
    attach: useCallback((element: HTMLFormElement | null) => {
      form.current = element
      // Some fields render their text a moment after the form, so it is read when the form first gets the focus.
      element?.addEventListener('focusin', () => {
        if (isFresh.current) before.current = shownFields(element)
      })
    }, []),
    changes: useCallback(() => (form.current ? differencesOf(before.current, shownFields(form.current)) : []), []),
  }
}

function shownFields(form: HTMLFormElement): ShownField[] {
  return [...form.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !control.closest('[aria-hidden="true"]'))
    .map((control) => ({ label: labelOf(control), text: textOf(control) }))
    .filter(({ label }) => label !== '')
}

/** Fields with the same label, such as those of a list, are distinguished by their order. */
function differencesOf(before: readonly ShownField[], after: readonly ShownField[]): ShownChange[] {
  const earlier = byLabel(before)
  const later = byLabel(after)
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((label) => {
    const [first, second] = [earlier.get(label) ?? [], later.get(label) ?? []]
    return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => ({
      label,
      before: first[index] ?? '',
      after: second[index] ?? '',
    })).filter((change) => change.before !== change.after)
  })
}

function byLabel(fields: readonly ShownField[]): Map<string, ShownField['text'][]> {
  const texts = new Map<string, ShownField['text'][]>()
  for (const { label, text } of fields) texts.set(label, [...(texts.get(label) ?? []), text])
  return texts
}

function textOf(control: HTMLElement): string | boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value.trim()
  if (control.role === 'radiogroup') return wordsOf(control.querySelector('input:checked')?.closest('label'))
  return wordsOf(control.querySelector('.react-aria-SelectValue') ?? control)
}

function labelOf(control: HTMLElement): string {
  const named = control.getAttribute('aria-label')
  if (named) return named
  const field = control.closest('.q-field')?.querySelector('.q-label')
  const own = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels?.[0] : null
  return wordsOf(own ?? field)
}

function wordsOf(element: Element | null | undefined): string {
  return element?.textContent?.trim() ?? ''
}
