/** Tests on an earlier answer. */
export const conditionTests = ['is', 'isNot', 'contains', 'answered', 'empty', 'over', 'under'] as const
export type ConditionTest = (typeof conditionTests)[number]

/** Condition on the answer of an earlier field, on which a field is asked. */
export interface Condition {
  /** Id of the earlier field. */
  field: string
  test: ConditionTest
  value: string
}

export type AnswerValue = string | readonly string[] | Readonly<Record<string, readonly string[]>> | null | undefined

/** Tells whether an answer meets the condition. Case is ignored, and a comma in a number counts as a point. */
export function meets({ test, value }: Condition, answer: AnswerValue): boolean {
  const texts = textsOf(answer).map(plain).filter(Boolean)
  const wanted = plain(value)
  if (test === 'answered') return texts.length > 0
  if (test === 'empty') return texts.length === 0
  if (test === 'is') return texts.includes(wanted)
  if (test === 'isNot') return !texts.includes(wanted)
  if (test === 'contains') return texts.some((text) => text.includes(wanted))
  const [number, limit] = [numberIn(texts[0] ?? ''), numberIn(wanted)]
  return test === 'over' ? number > limit : number < limit
}

export interface Conditional {
  id: string
  shownIf?: Condition | null | undefined
}

/** Tells whether a field is shown. `askedIds`: the earlier fields that are; hidden ones count as unanswered. */
export function isAsked(
  { shownIf }: Conditional,
  askedIds: ReadonlySet<string>,
  answerOf: (id: string) => AnswerValue,
): boolean {
  return !shownIf || meets(shownIf, askedIds.has(shownIf.field) ? answerOf(shownIf.field) : null)
}

/** The ids of the fields that are asked. */
export function askedFields(fields: readonly Conditional[], answerOf: (id: string) => AnswerValue): Set<string> {
  const askedIds = new Set<string>()
  for (const field of fields) if (isAsked(field, askedIds, answerOf)) askedIds.add(field.id)
  return askedIds
}

function textsOf(answer: AnswerValue): readonly string[] {
  if (answer === null || answer === undefined) return []
  if (typeof answer === 'string') return [answer]
  return Array.isArray(answer) ? (answer as readonly string[]) : Object.values(answer).flat()
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}

/** Text that is no number compares as neither more nor less. */
function numberIn(text: string): number {
  return text === '' ? Number.NaN : Number(text.replace(',', '.'))
}
