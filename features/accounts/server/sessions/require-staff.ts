import type { AccountContext, PlatformContext, Writable } from '#platform/context'
import { minuteMs, type StaffPower, staffPowerCodes } from '#platform/contract'
import type { CalledBy } from '#platform/http'
import { audit } from '../audit/audit.ts'
import type { SignedInContext } from './account-context.ts'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { accountById } from '../account.queries.ts'
import { currentSession } from './session.ts'

/** Throws unless the account may run the installation. */
export async function requireStaff(ctx: AccountContext, power: StaffPower): Promise<void> {
  if (!(await isStaff(ctx))) throw accountProblems.staffOnly({ power, code: staffPowerCodes[power] })
}

/**
 * Requires staff for an action that changes something, and adds the person and the permission to the platform's audit
 * trail.
 */
export async function actAsStaff(ctx: Writable<SignedInContext>, power: StaffPower, subject = ''): Promise<void> {
  await requireStaff(ctx, power)
  await audit(ctx, { action: 'account.power_used', subject, after: { power, code: staffPowerCodes[power] } })
}

export async function isStaff(ctx: AccountContext): Promise<boolean> {
  return (await accountById(ctx, ctx.account.id))?.staff === true
}

/** Time in which an entered password is valid for sensitive actions: roles, ownership, removal, export. */
const stepUpMs = 15 * minuteMs

/** Throws `accounts.step_up_first` unless the signed-in person entered the password a short while ago. */
export async function requireStepUp(ctx: PlatformContext & CalledBy): Promise<void> {
  const session = await currentSession(ctx)
  const isProven = session?.proven_at && ctx.now().getTime() - session.proven_at.getTime() < stepUpMs
  if (!isProven) throw accountProblems.stepUpFirst({ stepUp: true })
}
