import { useCallback, useEffect, useRef } from 'react'

const wrong = '[aria-invalid="true"], [data-invalid]'
const focusable = 'input:not([type="hidden"]), textarea, button, [role="spinbutton"], [contenteditable="true"]'

interface FocusOnInvalid {
  /** The `ref` of the form's element. */
  attach: (element: HTMLFormElement | null) => void
  /** Focuses the first invalid field as soon as it shows its error. */
  request: () => void
  forget: () => void
}

/** Moves the focus to the first invalid field after sending. */
export function useFocusOnInvalid(): FocusOnInvalid {
  const element = useRef<HTMLFormElement>(null)
  const isWanted = useRef(false)
  // Runs after every render: fields learn of their errors later than the form.
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
