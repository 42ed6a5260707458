import { isEmailAddress } from '#platform/contract'
import type { RawAnswers } from './answers.schema.ts'
import { type AnswerFault, isWholeDate, isWholeTime, isZip } from './field-checks.rules.ts'
import { calculate, calculated } from './calculation.rules.ts'
import { drawnPattern, longestDrawing, type PartedKind, fieldParts, isParted } from './field-kinds.rules.ts'
import type { BlockField } from './block-field.schema.ts'
import { askedFields, isAsked } from './conditions.rules.ts'
import type { FieldValue, FormField, FormSummary, FormValues } from './form-field.schema.ts'

type Raw = RawAnswers[string]
type QuestionField = Exclude<BlockField, { kind: 'section' | 'hidden' | 'step' | 'calculation' | 'file' }>
type FileField = Extract<BlockField, { kind: 'file' }>
interface Read {
  value: FieldValue | null
  fault?: AnswerFault | undefined
}

export interface ReadAnswers {
  /** Values in the formats of C3.50–C3.59, without unanswered and unknown fields. */
  values: FormValues
  /** Required fields without an answer, and fields with an invalid answer. */
  missing: string[]
  /** The fault of each field. */
  faults: Readonly<Record<string, AnswerFault>>
}

interface Asking {
  fields: readonly BlockField[]
  /** False when the owner switched validation off (C5.01); required fields and formats are then not checked. */
  validates?: boolean
  /** Files sent with the answers, by field, and their faults. */
  files?: ReadonlyMap<string, { entries: readonly string[]; fault?: AnswerFault }>
}

/**
 * Parses the answers. Fields hidden by a condition are neither required nor stored. `hidden` replaces the values of
 * hidden fields (C3.57).
 */
export function readAnswers(
  { fields, validates = true, files = new Map() }: Asking,
  raw: RawAnswers,
  hidden: (field: Extract<FormField, { kind: 'hidden' }>) => string | null = () => null,
): ReadAnswers {
  const values: FormValues = {}
  const faults: Record<string, AnswerFault> = {}
  const askedIds = new Set<string>()
  for (const field of fields) {
    if (field.kind === 'step' || !isAsked(field, askedIds, (id) => values[id])) continue
    askedIds.add(field.id)
    if (field.kind === 'section') continue
    if (field.kind === 'hidden') {
      values[field.id] = (hidden(field) ?? field.value).slice(0, 2000)
      continue
    }
    if (field.kind === 'calculation') {
      const result = calculate(field.formula, (name) => answerBy(name, fields, values))
      if (result !== null) values[field.id] = calculated(result, field.decimals)
      continue
    }
    const { value, fault } =
      field.kind === 'file' ? readFiles(field, files.get(field.id)) : readAnswer(field, raw[field.id])
    // Unsafe files are refused even when the owner switched validation off.
    if (fault && field.kind === 'file') faults[field.id] = fault
    const wrong = fault ?? (value === null && field.required ? 'required' : undefined)
    if (wrong && validates) faults[field.id] = wrong
    else if (faults[field.id] === undefined && value !== null) values[field.id] = value
  }
  return { values, missing: Object.keys(faults), faults }
}

/** Questions and answers in the form that orders and submissions store, which stays readable when the form changes. */
export function summaryOf({ fields }: Pick<Asking, 'fields'>, values: FormValues): FormSummary {
  const askedIds = askedFields(fields, (id) => values[id])
  return fields.flatMap((field) =>
    field.kind === 'section' || field.kind === 'step' || !askedIds.has(field.id)
      ? []
      : [
          {
            id: field.id,
            kind: field.kind,
            title: field.title || ('key' in field ? field.key : ''),
            value: values[field.id] ?? null,
          },
        ],
  )
}

/** The answer to the field with that title; only answers to earlier fields are known. */
function answerBy(name: string, fields: readonly BlockField[], values: FormValues): string | readonly string[] | null {
  const field = fields.find((candidate) => titleInFormula(candidate) === name.toLowerCase())
  const value = field && values[field.id]
  if (value === undefined) return null
  return typeof value === 'string' || Array.isArray(value) ? value : Object.values(value).flat()
}

/** Returns the name of a field in formulas. */
export function titleInFormula(field: BlockField): string {
  return (field.title.trim() || (field.kind === 'hidden' ? field.key : '')).toLowerCase()
}

function readFiles(
  { maxFiles }: FileField,
  sent: { entries: readonly string[]; fault?: AnswerFault } | undefined,
): Read {
  if (!sent || (sent.entries.length === 0 && !sent.fault)) return { value: null }
  return { value: [...sent.entries], fault: sent.fault ?? (sent.entries.length > maxFiles ? 'fileCount' : undefined) }
}

function readAnswer(field: QuestionField, raw: Raw | undefined): Read {
  if (raw === undefined) return { value: null }
  if (field.kind === 'rating') return readRating(field.most, raw)
  if (field.kind === 'matrix') return readMatrix(field, raw)
  if (field.kind === 'signature') return readSignature(raw)
  if (isParted(field.kind)) return readParts(field.kind, raw, field.required)
  if (field.kind === 'likert') return readScale(field, raw)
  if (field.kind === 'checkbox') {
    // A plain form names each box, a script sends a list.
    const sent = typeof raw === 'string' || Array.isArray(raw) ? [raw].flat() : Object.values(raw).flat()
    const chosen = sent.filter((option) => field.options.includes(option))
    return { value: chosen.length > 0 ? chosen : null }
  }
  if (field.kind === 'radio' || field.kind === 'select')
    return { value: typeof raw === 'string' && field.options.includes(raw) ? raw : null }
  return readText(field, raw)
}

function readRating(most: number, raw: Raw): Read {
  const value = typeof raw === 'string' && /^\d{1,2}$/.test(raw) ? Number(raw) : 0
  return { value: value >= 1 && value <= most ? String(value) : null }
}

/** Chosen columns by row. Without scripts each box has its own name: `ROW.COLUMN`. */
function readMatrix(field: Extract<BlockField, { kind: 'matrix' }>, raw: Raw): Read {
  if (typeof raw !== 'object' || Array.isArray(raw)) return { value: null }
  const answered = field.rows.flatMap((row, at) => {
    const boxes = field.options.map((_, column) => raw[`${at}.${column}`])
    const sent = [raw[row] ?? raw[String(at)] ?? [], ...boxes.map((box) => box ?? [])].flat(2)
    const chosen = field.options.filter((option) => sent.includes(option))
    return chosen.length > 0 ? [[row, field.many ? chosen : chosen.slice(0, 1)] as [string, string[]]] : []
  })
  return {
    value: answered.length > 0 ? Object.fromEntries(answered) : null,
    fault: field.required && answered.length < field.rows.length ? 'required' : undefined,
  }
}

/** A signature, either drawn or typed. */
function readSignature(raw: Raw): Read {
  const part = (name: string): string =>
    typeof raw === 'object' && !Array.isArray(raw) ? String([raw[name] ?? ''].flat()[0] ?? '') : ''
  const [drawn, typed] = typeof raw === 'string' ? [raw, raw] : [part('Drawn'), part('Typed')]
  if (drawnPattern.test(drawn)) return { value: drawn, fault: drawn.length > longestDrawing ? 'tooLong' : undefined }
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  if (name === '') return { value: null }
  return { value: name.slice(0, 200), fault: /\p{L}/u.test(name) ? undefined : 'signature' }
}

function readText(field: QuestionField, raw: Raw): Read {
  const text = typeof raw === 'string' ? raw.trim() : ''
  if (text === '') return { value: null }
  return { value: text, fault: faultOfText(field, text) }
}

function faultOfText(field: QuestionField, text: string): AnswerFault | undefined {
  if (field.kind === 'email' && !isEmailAddress(text)) return 'email'
  if (field.kind === 'number' && !Number.isFinite(Number(text.replace(',', '.')))) return 'number'
  if (field.kind === 'website' && !isWebAddress(text)) return 'website'
  // C5.02
  const most = field.kind === 'textarea' && field.maxLength > 0 ? field.maxLength : 5000
  return [...text].length > most ? 'tooLong' : undefined
}

/** Accepts addresses with or without a scheme. */
function isWebAddress(text: string): boolean {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.')
}

function readParts(kind: PartedKind, raw: Raw, required: boolean): Read {
  const names: readonly string[] = fieldParts[kind]
  const rawParts = Array.isArray(raw)
    ? raw
    : typeof raw === 'object'
      ? names.map((name) => [raw[name] ?? ''].flat()[0] ?? '')
      : []
  // R1.03: a phone number without a country has three parts.
  const sent = kind === 'phone' && rawParts.length === 3 ? ['', ...rawParts] : rawParts
  const parts = names.map((_, at) => sent[at]?.trim() ?? '')
  if (parts.every((part) => part === '')) return { value: null }
  return { value: parts, fault: faultOfParts(kind, parts, required) ?? undefined }
}

function faultOfParts(kind: PartedKind, parts: readonly string[], required: boolean): AnswerFault | null {
  if (kind === 'date') return isWholeDate(parts) ? null : 'date'
  if (kind === 'time') return isWholeTime(parts) ? null : 'time'
  if (kind === 'name') return null
  if (kind === 'phone') return /\d/.test(parts.join('')) ? null : 'phone'
  const [line, , city, , zip = '', country = ''] = parts
  if (required && (line === '' || city === '')) return 'required'
  return isZip(zip, country) ? null : 'zip'
}

function readScale(field: Extract<QuestionField, { options: string[] }>, raw: Raw): Read {
  if (typeof raw !== 'object' || Array.isArray(raw)) return { value: null }
  const answered = field.options.flatMap((question, at) => {
    const [answer = ''] = [raw[question] ?? raw[String(at)] ?? ''].flat()
    return /^-?[0-2]$/.test(answer) ? [[question, [answer]] as [string, string[]]] : []
  })
  return {
    value: answered.length > 0 ? Object.fromEntries(answered) : null,
    fault: field.required && answered.length < field.options.length ? 'required' : undefined,
  }
}
