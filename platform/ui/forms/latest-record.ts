/** Returns an opened record as the server has it now, or as it was opened where it is gone. Null: a new one. */
export function latestRecord<R extends { id: string }>(opened: R | 'new', records: readonly R[] | undefined): R | null {
  if (opened === 'new') return null
  return records?.find(({ id }) => id === opened.id) ?? opened
}
