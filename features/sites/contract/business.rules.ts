export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

export interface OpenHours {
  /** `09:00` */
  opens: string
  closes: string
}

const moment = String.raw`(?:[01]?\d|2[0-3])[:.][0-5]\d|24[:.]00`
const span = new RegExp(String.raw`^(${moment})\s*[-–—]\s*(${moment})$`)

/**
 * Parses the hours of one day as owners type them, `9:00–12:30, 13:30–18:00`; empty means closed. Null when they cannot
 * be read.
 */
export function hoursOf(text: string): OpenHours[] | null {
  const spans = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => span.exec(part))
  const hours = spans.flatMap((match) =>
    match ? [{ opens: clock(match[1] ?? ''), closes: clock(match[2] ?? '') }] : [],
  )
  const isWhole = hours.length === spans.length && hours.every(({ opens, closes }) => opens !== closes)
  return isWhole ? hours : null
}

function clock(typed: string): string {
  return typed.replace('.', ':').padStart(5, '0')
}
