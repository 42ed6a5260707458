import { calculate, calculated } from '../contract/calculation.rules.ts'
import { isShown } from './form-conditions.dom.ts'
import { valueOf } from './form-values.dom.ts'

/** Shows the results of calculations, by the same rules as the server. */
export function showCalculations(form: HTMLFormElement): void {
  const results = new Map<string, string>()
  for (const field of form.querySelectorAll<HTMLElement>('[data-formula]')) {
    const { formula = '', sources = '{}', decimals = '2', field: id = '' } = field.dataset
    const ids = JSON.parse(sources) as Record<string, string>
    const result = calculate(formula, (name) => answerOf(form, ids[name] ?? '', results))
    const text = calculated(result, Number(decimals))
    results.set(id, text)
    field.dataset['value'] = text
    const place = field.querySelector('[data-result]')
    if (place) place.textContent = text === '' ? '–' : inLanguage(text)
  }
}

function answerOf(
  form: HTMLFormElement,
  id: string,
  results: ReadonlyMap<string, string>,
): string | readonly string[] | null {
  const earlier = results.get(id)
  if (earlier !== undefined) return earlier
  const source = form.querySelector<HTMLElement>(`[data-field="${id}"]`)
  const value = source && isShown(source) ? valueOf(source) : null
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' || Array.isArray(value) ? value : Object.values(value).flat()
}

function inLanguage(text: string): string {
  const digits = text.split('.')[1]?.length ?? 0
  return Number(text).toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
