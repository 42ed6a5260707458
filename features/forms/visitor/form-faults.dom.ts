import { type EarlyFault, looksLikeEmail } from '../contract/field-checks.rules.ts'
import { isShown } from './form-conditions.dom.ts'
import { controlsOf, valueOf } from './form-values.dom.ts'

/**
 * Finds faults before sending (C5.01–C5.06), by field id, in the form or one of its steps. The server checks the rest.
 */
export function faultsOf(part: HTMLElement): Map<string, EarlyFault> {
  const faults = new Map<string, EarlyFault>()
  for (const field of part.querySelectorAll<HTMLElement>('[data-kind]')) {
    const fault = isShown(field) ? faultOf(field) : null
    if (fault) faults.set(field.dataset['field'] ?? '', fault)
  }
  return faults
}

function faultOf(field: HTMLElement): EarlyFault | null {
  const controls = controlsOf(field)
  const { kind = '' } = field.dataset
  const isRequired = field.dataset['required'] !== undefined
  if (['radio', 'checkbox', 'likert', 'rating', 'matrix'].includes(kind))
    return isRequired ? faultOfChoices(field) : null
  if (kind === 'signature') return isRequired && !valueOf(field) ? 'required' : null
  if (isRequired && controls.some((control) => isEmptyAndNeeded(control, field))) return 'required'
  const [control] = controls
  const value = control?.value.trim() ?? ''
  if (value === '') return null
  if (kind === 'file') return faultOfFiles(control as HTMLInputElement)
  if (kind === 'email' && !looksLikeEmail(value)) return 'email'
  const most = Number(control?.dataset['most'])
  return most > 0 && [...value].length > most ? 'tooLong' : null
}

/** True for an empty control that is required; some parts of a field are optional. */
function isEmptyAndNeeded(control: ReturnType<typeof controlsOf>[number], field: HTMLElement): boolean {
  const isNeeded = field.matches('fieldset') ? control.dataset['needed'] !== undefined : true
  return isNeeded && control.value.trim() === ''
}

/** Detects files that the server would refuse, before they are uploaded. */
function faultOfFiles({ files, dataset }: HTMLInputElement): EarlyFault | null {
  const chosen = [...(files ?? [])]
  if (chosen.length > Number(dataset['count'])) return 'fileCount'
  return chosen.some(({ size }) => size > Number(dataset['mb']) * 1024 * 1024) ? 'fileSize' : null
}

function faultOfChoices(field: HTMLElement): EarlyFault | null {
  const questions = [...field.querySelectorAll<HTMLElement>('[data-question],[data-row]')]
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
    if (words['above']) form.prepend(problem(words['above']))
    const below = [general, words['below']].filter(Boolean).join(' ')
    if (below) sendButton(form)?.before(problem(below))
  } else if (general) sendButton(form)?.before(problem(general))
}

/** The button that sends the form; steps have buttons of their own. */
export function sendButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector(':scope > .button')
}

/** Returns required parts that are empty, or all parts where another fault is reported. */
function wrongControls(field: HTMLElement): readonly ReturnType<typeof controlsOf>[number][] {
  const controls = controlsOf(field)
  const empty = controls.filter((control) => isEmptyAndNeeded(control, field))
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
