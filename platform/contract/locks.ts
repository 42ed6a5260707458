/**
 * A lock between a visitor and a document. `password:ID` requires the password of the document ID. `members:ID`
 * requires that a feature admits the visitor to the document ID (a member of the site, or a holder of one of its
 * areas).
 */
export type Lock = `${'password' | 'members'}:${string}`

/** All locks that must be open, the outermost first; an empty list is public. */
export type Locks = readonly Lock[]

/** Locks that all visitors have opened: none. */
export const everybody: Locks = []

/** The documents whose passwords are required. */
export function passwordsIn(locks: Locks): string[] {
  return idsOf(locks, 'password:')
}

/** The documents whose members are admitted. */
export function membersIn(locks: Locks): string[] {
  return idsOf(locks, 'members:')
}

/** Tells whether a visitor who opened some locks may see content behind others. */
export function opens(opened: Locks, locks: Locks): boolean {
  return locks.every((lock) => opened.includes(lock))
}

function idsOf(locks: Locks, kind: string): string[] {
  return locks.flatMap((lock) => (lock.startsWith(kind) ? lock.slice(kind.length) : []))
}
