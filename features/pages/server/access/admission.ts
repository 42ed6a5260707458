import { provided, recognised, type VisitorContext, type VisitorTransaction } from '#platform/context'
import { type Locks, membersIn, passwordsIn } from '#platform/contract'
import type { CalledBy, PageRequest } from '#platform/http'
import { hasAccess } from './access-ticket.ts'
import { passwordsSince } from './passwords.ts'
import { type Admits, memberAdmission, type SystemPage } from '../extension-points.ts'

export interface Admission {
  isAdmitted: boolean
  /** Page for visitors who are not admitted; null when no feature decides this. */
  screen: SystemPage | null
}

/** Whether the visitor is admitted to content of these locks that is for members. */
export async function admission(
  visitorCtx: VisitorTransaction,
  request: PageRequest,
  page: { locks: Locks; path: string },
): Promise<Admission & { ctx: VisitorContext }> {
  const ctx = await recognised(visitorCtx, (name) => request.visit.cookies.get(name))
  return { ...(await admittedTo(ctx, page)), ctx }
}

/** Asks the features whether an identified visitor may see several documents, and returns the first refusal. */
export async function admittedTo(
  ctx: VisitorContext,
  { locks, path }: { locks: Locks; path: string },
): Promise<Admission> {
  for (const documentId of membersIn(locks)) {
    const answers: Awaited<ReturnType<Admits>>[] = []
    for (const admits of provided(ctx.product, memberAdmission)) answers.push(await admits(ctx, { documentId, path }))
    const refused = answers.findLast((answer) => !answer.isAdmitted)
    if (refused || answers.length === 0) return { isAdmitted: false, screen: refused?.screen ?? null }
  }
  return { isAdmitted: true, screen: null }
}

/** The first of these documents whose password was not entered in this browser; null when all were. */
export function closedBy(
  ctx: VisitorContext,
  cookie: string | undefined,
  { locks, passwordsSince: since }: { locks: Locks; passwordsSince: Readonly<Record<string, Date>> },
): string | null {
  const isOpen = (documentId: string): boolean => {
    const changedAt = since[documentId]
    return changedAt !== undefined && hasAccess(ctx, cookie, documentId, changedAt)
  }
  return passwordsIn(locks).find((documentId) => !isOpen(documentId)) ?? null
}

/**
 * Whether the visitor may see content behind these locks at `path`, with the passwords that they entered and as the
 * member they are.
 */
export async function mayEnter(ctx: VisitorContext & Partial<CalledBy>, locks: Locks, path: string): Promise<boolean> {
  const passwordIds = passwordsIn(locks)
  const lockState = { locks, passwordsSince: await passwordsSince(ctx, passwordIds) }
  const tickets = ctx.caller ? ctx.caller.cookie('__Host-access') : ctx.accessTickets
  if (closedBy(ctx, tickets, lockState) !== null) return false
  return (await admittedTo(ctx, { locks, path })).isAdmitted
}
