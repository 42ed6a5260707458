import { type AnswerFault, looksLikeEmail } from '../contract/field-checks.rules.ts'
import { controlsOf } from './form-values.dom.ts'

/** What a browser can tell is wrong before anything is sent (C5.01–C5.06), by field id. The server checks the rest. */
export function faultsOf(form: HTMLFormElement): Map<string, AnswerFault> {
  const faults = new Map<string, AnswerFault>()
  for (const field of form.querySelectorAll<HTMLElement>('[data-kind]')) {
    const fault = faultOf(field)
    if (fault) faults.set(field.dataset['field'] ?? '', fault)
  }
  return faults
}

function faultOf(field: HTMLElement): AnswerFault | null {
  const controls = controlsOf(field)
  const { kind = '' } = field.dataset
  const isRequired = field.dataset['required'] !== undefined
  if (kind === 'radio' || kind === 'checkbox' || kind === 'likert') return isRequired ? faultOfChoices(field) : null
  if (isRequired && controls.some(({ required, value }) => required && value.trim() === '')) return 'required'
  const [control] = controls
  const value = control?.value.trim() ?? ''
  if (value === '') return null
  if (kind === 'email' && !looksLikeEmail(value)) return 'email'
  const most = Number(control?.dataset['most'])
  return most > 0 && [...value].length > most ? 'tooLong' : null
}

function faultOfChoices(field: HTMLElement): AnswerFault | null {
  const questions = [...field.querySelectorAll<HTMLElement>('[data-question]')]
  const groups = questions.length > 0 ? questions : [field]
  return groups.every((group) => group.querySelector(':checked')) ? null : 'required'
}

/** R1.12: a sentence above the title of each field; above and below the form one that says where to look. */
export function showFaults(
  form: HTMLFormElement,
  sentences: ReadonlyMap<string, string>,
  words: Readonly<Record<string, string>>,
  general = '',
): void {
  for (const [id, sentence] of sentences) {
    const field = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)
    const line = element('span', 'form-fault', sentence)
    line.id = `${form.id}-${id}-fault`
    const legend = field?.querySelector(':scope > legend')
    ;(legend ?? field)?.prepend(line)
    for (const control of field ? wrongControls(field) : []) {
      control.setAttribute('aria-invalid', 'true')
      control.setAttribute('aria-describedby', line.id)
    }
  }
  if (sentences.size > 0) {
    form.prepend(problem(words['above'] ?? ''))
    form.querySelector('button')?.before(problem([general, words['below']].filter(Boolean).join(' ')))
  } else if (general) form.querySelector('button')?.before(problem(general))
}

/** Of several parts those that are required and empty; all, where that is not what is wrong. */
function wrongControls(field: HTMLElement): readonly ReturnType<typeof controlsOf>[number][] {
  const controls = controlsOf(field)
  const empty = controls.filter(({ required, value }) => required && value.trim() === '')
  return empty.length > 0 ? empty : controls
}

export function clearFaults(form: HTMLFormElement): void {
  for (const line of form.querySelectorAll('.form-fault,.form-problem')) line.remove()
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
  }
}

export function focusFirstFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

function problem(sentence: string): HTMLElement {
  const line = element('p', 'form-problem', sentence)
  line.setAttribute('role', 'alert')
  line.tabIndex = -1
  return line
}

function element(name: 'p' | 'span', className: string, sentence: string): HTMLElement {
  const line = document.createElement(name)
  line.className = className
  line.textContent = sentence
  return line
}
