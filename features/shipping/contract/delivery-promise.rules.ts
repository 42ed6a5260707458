/** Days and times at which a shop ships and its parcels are delivered. */
export interface DeliveryCalendar {
  /** Time such as `16:00` in the site's time zone; earlier orders are shipped the same day. */
  cutOff: string
  preparationDays: number
  /** Days of the week; 1 is Monday, 7 is Sunday. */
  sendingDays: readonly number[]
  bringingDays: readonly number[]
  /** Dates such as `2026-12-25` on which nothing is shipped or delivered. */
  closedDays: readonly string[]
}

export interface PromisedDelivery {
  /** Time until which the promise is valid. */
  orderBefore: Date
  /** `2026-12-03` */
  first: string
  last: string
}

type Fits = (day: string) => boolean

/** Longest run of closed days that is considered. */
const furthest = 800

/**
 * Returns the arrival days of an order placed now, for a number of transit days, and until when this is true, so that
 * cached sentences stay right. Null where the shop never ships.
 */
export function promisedDelivery(
  now: Date,
  {
    calendar,
    transit,
    timeZone,
  }: { calendar: DeliveryCalendar; transit: { from: number; to: number }; timeZone: string },
): PromisedDelivery | null {
  const { cutOff, preparationDays, sendingDays, bringingDays, closedDays } = calendar
  const isOpen = (days: readonly number[]) => (day: string) =>
    days.includes(weekdayOf(day)) && !closedDays.includes(day)
  const [isSending, isBringing] = [isOpen(sendingDays), isOpen(bringingDays)]
  const { day, time } = localClock(now, timeZone)
  const start = isSending(day) && time < cutOff ? day : firstFrom(addDays(day, 1), isSending)
  const sent = start && daysOn(start, preparationDays, isSending)
  const first = sent && daysOn(sent, transit.from, isBringing)
  const last = sent && daysOn(sent, transit.to, isBringing)
  return start && first && last ? { orderBefore: instantOf(start, cutOff, timeZone), first, last } : null
}

function firstFrom(day: string, fits: Fits): string | null {
  let candidate = day
  for (let step = 0; step < furthest; step += 1, candidate = addDays(candidate, 1))
    if (fits(candidate)) return candidate
  return null
}

/** Returns the day a number of matching days later; with zero, the first matching day. */
function daysOn(day: string, count: number, fits: Fits): string | null {
  let reached = count === 0 ? firstFrom(day, fits) : day
  for (let step = 0; step < count && reached; step += 1) reached = firstFrom(addDays(reached, 1), fits)
  return reached
}

function addDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Day and time of the local clock at this place. */
function localClock(at: Date, timeZone: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` }
}

/** Moment at which the local clock shows this time; the second calculation is for nights in which the clock changes. */
function instantOf(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  let instant = wanted
  for (let look = 0; look < 2; look += 1) {
    const shown = localClock(new Date(instant), timeZone)
    instant += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`)
  }
  return new Date(instant)
}
