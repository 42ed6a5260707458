import { useCallback, useEffect, useRef } from 'react'

const wrong = '[aria-invalid="true"], [data-invalid]'
const focusable = 'input:not([type="hidden"]), textarea, button, [role="spinbutton"], [contenteditable="true"]'

interface FocusOnInvalid {
  /** For the `ref` of the form's element. */
  attach: (element: HTMLFormElement | null) => void
  /** As soon as a field shows what is wrong with it, the first such field gets the focus. */
  request: () => void
  forget: () => void
}

/** Leads whoever sent a form to the first field that is not right. */
export function useFocusOnInvalid(): FocusOnInvalid {
  const element = useRef<HTMLFormElement>(null)
  const isWanted = useRef(false)
  // After every drawing: the fields learn what is wrong with them later than the form does.
  useEffect(() => {
    if (!isWanted.current) return
    const field = element.current?.querySelector<HTMLElement>(wrong)
    if (!field) return
    isWanted.current = false
    const target = field.matches(focusable)
      ? field
      : (field.querySelector<HTMLElement>(focusable) ?? field.parentElement?.querySelector<HTMLElement>(focusable))
    if (!target) return
    for (let entry = target.closest('details'); entry; entry = entry.parentElement?.closest('details') ?? null)
      entry.open = true
    target.focus()
  })
  return {
    attach: useCallback((form: HTMLFormElement | null) => {
      element.current = form
    }, []),
    request: () => {
      isWanted.current = true
    },
    forget: () => {
      isWanted.current = false
    },
  }
}
