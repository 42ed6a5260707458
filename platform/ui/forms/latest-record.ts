/**
 * Returns an opened record in its current state on the server, or as it was opened when it was deleted. Null for a new
 * one.
 */
export function latestRecord<R extends { id: string }>(opened: R | 'new', records: readonly R[] | undefined): R | null {
  if (opened === 'new') return null
  return records?.find(({ id }) => id === opened.id) ?? opened
}
