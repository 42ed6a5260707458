/**
 * Keeps the fields and the slider equal. `show` is called with the address when a field is left, an end is released, or
 * the form is sent.
 */
export function followPrices(root: HTMLElement, show: (href: string) => void): () => void {
  const formOf = ({ target }: Event): HTMLFormElement | null =>
    (target as HTMLElement).closest<HTMLFormElement>('.shop-price')
  const onInput = ({ target }: Event): void => {
    const end = target as HTMLInputElement
    const field = end.dataset.end && end.form?.querySelector<HTMLInputElement>(`[name=${end.dataset.end}]`)
    if (field) field.value = end.value
  }
  const onChange = (event: Event): void => formOf(event)?.requestSubmit()
  const onSubmit = (event: Event): void => {
    const form = formOf(event)
    if (!form) return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.set(name, value)
    show(`${form.action.split('?')[0]}?${query}`)
  }
  root.addEventListener('input', onInput)
  root.addEventListener('change', onChange)
  root.addEventListener('submit', onSubmit)
  return () => {
    root.removeEventListener('input', onInput)
    root.removeEventListener('change', onChange)
    root.removeEventListener('submit', onSubmit)
  }
}
