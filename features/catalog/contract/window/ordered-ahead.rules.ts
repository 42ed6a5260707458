/**
 * Returns the day from which a product is sent while that day is in the future, which makes it a pre-order. '' means
 * no day.
 */
export function dayAhead(shipsFrom: string, now: Date): string | null {
  const begins = beginningOf(shipsFrom)
  return begins !== null && begins > now ? shipsFrom : null
}

/** Returns the moment at which a day begins. */
export function beginningOf(shipsFrom: string): Date | null {
  return shipsFrom === '' ? null : new Date(`${shipsFrom}T00:00:00Z`)
}
