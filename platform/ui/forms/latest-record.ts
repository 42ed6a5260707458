/**
 * Returns the current state of an opened record on the server, or the state in which it was opened if it was deleted.
 * Null for a new record.
 */
export function latestRecord<R extends { id: string }>(opened: R | 'new', records: readonly R[] | undefined): R | null {
  if (opened === 'new') return null
  return records?.find(({ id }) => id === opened.id) ?? opened
}
