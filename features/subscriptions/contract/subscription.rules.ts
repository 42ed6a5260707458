export const subscriptionStates = ['active', 'paused', 'past-due', 'cancelled', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const renewalStates = ['due', 'paid', 'failed', 'skipped'] as const
export type RenewalState = (typeof renewalStates)[number]

export const subscriptionActs = [
  'pause',
  'resume',
  'skip',
  'unskip',
  'stop',
  'continue',
  'cancel',
  'changeCard',
] as const
export type SubscriptionAct = (typeof subscriptionActs)[number]

/** Days between attempts of a refused renewal; after the last attempt the subscription is cancelled. */
export const retryDays = [1, 3, 5] as const

type Unit = 'WEEK' | 'MONTH' | 'YEAR'
interface Period {
  value: number
  unit: Unit
}

/**
 * Start of the cycle after `count` periods, counted from the first day: a month after the 31st of January is the last
 * day of February, and another month later the 31st of March. Calculated in UTC, so that neither summer time nor the
 * place of the server moves a renewal.
 */
export function cycleStart(anchor: Date, period: Period, count: number): Date {
  const steps = period.value * count
  if (period.unit === 'WEEK') return new Date(anchor.getTime() + steps * 7 * 86_400_000)
  const months = period.unit === 'YEAR' ? steps * 12 : steps
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(anchor.getUTCDate(), last))
  return moved
}

/**
 * Returns the actions that the state of a subscription allows. `stop` cancels it at the end of the paid period, which
 * `continue` reverts; `cancel` ends it at once. `unskip` reverts the last `skip`.
 */
export function subscriptionAllows(
  state: SubscriptionState,
  { stopsAt = null, isSkipping = false }: { stopsAt?: Date | null; isSkipping?: boolean } = {},
): Record<SubscriptionAct, boolean> {
  const isStopping = stopsAt !== null
  const runs = state === 'active' && !isStopping
  return {
    stop: runs,
    continue: state === 'active' && isStopping,
    pause: runs,
    resume: state === 'paused',
    skip: runs,
    unskip: runs && isSkipping,
    cancel: state === 'active' || state === 'paused' || state === 'past-due',
    changeCard: state === 'active' || state === 'paused' || state === 'past-due',
  }
}

/** True when the cycle before the next one is in the future: it was skipped and can be restored. */
export function skipsCycle(
  { anchor, period, cycle }: { anchor: Date; period: Period; cycle: number },
  now: Date,
): boolean {
  return cycle > 1 && cycleStart(anchor, period, cycle - 1) > now
}

/**
 * True when every cycle of the plan is paid. 0 cycles have no end. Skipped cycles are not paid, because they come
 * later.
 */
export function isComplete(paidCycles: number, numBillingCycles: number): boolean {
  return numBillingCycles > 0 && paidCycles >= numBillingCycles
}

/**
 * Tells whether the cycle at a moment is paid, or its payment pending. Skipped and paused cycles are not; a cancelled
 * subscription is until the end of its paid period. `cycle` is the next one to be paid.
 */
export function isPaidAt(
  {
    state,
    anchor,
    period,
    cycle,
    paid,
  }: { state: SubscriptionState; anchor: Date; period: Period; cycle: number; paid: ReadonlySet<number> },
  now: Date,
): boolean {
  const present = cycleAt(anchor, period, now)
  if (present === 0 || paid.has(present)) return true
  return (state === 'active' || state === 'past-due') && present >= cycle
}

/** The cycle in which a moment lies; the first is 0. */
export function cycleAt(anchor: Date, period: Period, now: Date): number {
  return nextCycle(anchor, period, -1, now) - 1
}

/** Returns the first cycle after `cycle` that begins after a moment: cycles missed during a pause are not charged. */
export function nextCycle(anchor: Date, period: Period, cycle: number, now: Date): number {
  let next = cycle + 1
  while (cycleStart(anchor, period, next) <= now) next += 1
  return next
}
