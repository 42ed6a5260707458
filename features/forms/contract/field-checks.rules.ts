/** Reasons for refusing an answer. Each has a sentence in the catalogue `forms.faults`. */
export const answerFaults = [
  'required',
  'email',
  'number',
  'website',
  'tooLong',
  'date',
  'time',
  'phone',
  'zip',
  'signature',
  'fileType',
  'fileSize',
  'fileCount',
] as const
/** Faults that browsers can detect; the server reports all others. */
export type EarlyFault = 'required' | 'email' | 'tooLong' | 'fileSize' | 'fileCount'
export type AnswerFault = (typeof answerFaults)[number]

/** True for the month, day and year of an existing day. */
export function isWholeDate([month = '', day = '', year = '']: readonly string[]): boolean {
  if (![month, day, year].every((part) => /^\d{1,4}$/.test(part))) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(year) >= 1000
}

/** True for a valid hour, minute, second and half of the day; without a half, hours go to 23. */
export function isWholeTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  const most = half === '' ? 23 : 12
  return isUpTo(hour, most) && (minute === '' || isUpTo(minute, 59)) && (second === '' || isUpTo(second, 59))
}

function isUpTo(text: string, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= most
}

/** A5.01: a zip code of the United States has exactly five digits. */
export function isZip(zip: string, country: string): boolean {
  const isAmerican = /^(us|usa|united states( of america)?)$/i.test(country.trim())
  return zip === '' || !isAmerican || /^\d{5}$/.test(zip)
}

/** Returns the counter below a text (C5.13–C5.15); null where there is none. */
export function countOf(text: string, most: number): { label: string; isOver: boolean } | null {
  if (!Number.isFinite(most) || most <= 0) return null
  const length = [...text].length
  return { label: `${length} / ${most}`, isOver: length > most }
}

/** C5.11: as much of an email address as a browser checks; the server has the whole rule. */
export function looksLikeEmail(text: string): boolean {
  return text.length >= 3 && text.length <= 256 && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,63}$/.test(text)
}
