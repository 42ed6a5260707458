import type { AccountContext, PlatformContext } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { accountById } from '../account.queries.ts'
import { currentSession } from './session.ts'

/** Throws unless the account may run the installation. */
export async function requireStaff(ctx: AccountContext): Promise<void> {
  const account = await accountById(ctx, ctx.account.id)
  if (!account?.staff) throw accountProblems.staffOnly()
}

/** How long a password that was shown holds for what is dear: roles, ownership, removal, export. */
const stepUpMs = 15 * 60_000

/** Throws `accounts.step_up_first` unless the password was shown a short while ago by whoever is signed in here. */
export async function requireStepUp(ctx: PlatformContext & CalledBy): Promise<void> {
  const session = await currentSession(ctx)
  const isProven = session?.proven_at && ctx.now().getTime() - session.proven_at.getTime() < stepUpMs
  if (!isProven) throw accountProblems.stepUpFirst({ stepUp: true })
}
