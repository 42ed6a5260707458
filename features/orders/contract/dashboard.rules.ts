export const periods = ['today', 'week', 'month', 'year'] as const
export type Period = (typeof periods)[number]

/** Steps of the shop's reports: each period ends with the present hour, day or month. */
export const periodSteps: Readonly<Record<Period, { unit: 'hour' | 'day' | 'month'; count: number }>> = {
  today: { unit: 'hour', count: 24 },
  week: { unit: 'day', count: 7 },
  month: { unit: 'day', count: 30 },
  year: { unit: 'month', count: 12 },
}

/** Returns the growth as a fraction of the former value; null without one. */
export function growthOf(now: number, before: number): number | null {
  return before > 0 ? (now - before) / before : null
}
