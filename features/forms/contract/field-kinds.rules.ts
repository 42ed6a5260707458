/** C3.36–C3.42: all kinds of fields. */
export const fieldKinds = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
] as const
type DocumentedKind = (typeof fieldKinds)[number]

/** Additional kinds, which only form blocks offer. */
export const ownKinds = ['file', 'signature', 'rating', 'matrix', 'calculation'] as const
/** Kinds of all fields that can be answered. */
export const answerKinds = [...fieldKinds, ...ownKinds] as const
export type FieldKind = DocumentedKind | (typeof ownKinds)[number]

/** Parts of each field in the order in which they are sent (A3.19–A3.23). */
export const fieldParts = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const satisfies Partial<Record<FieldKind, readonly string[]>>
export type PartedKind = keyof typeof fieldParts

export function isParted(kind: FieldKind): kind is PartedKind {
  return kind in fieldParts
}

/** A3.24, R1.10: the scale in the order of its labels. */
export const likertScale = [-2, -1, 0, 1, 2] as const

/** A name that was drawn, as the parts of a line on a field of this size: `M10 20L30 40`. */
export const signatureSize = { width: 400, height: 140 } as const
export const drawnPattern = /^M\d{1,3} \d{1,3}(?:[ML]\d{1,3} \d{1,3})*$/
/** Longest drawn name that is sent, in characters. */
export const longestDrawing = 5000
