import { emit } from '#platform/jobs'
import { memberSignedIn } from '../contract/index.ts'
import type { MemberTransaction } from './answer-member.ts'
import { changeMember } from './members.queries.ts'

/** Notifies later features, in the transaction that starts the session. */
export async function noteSignedIn(ctx: MemberTransaction, memberId: string): Promise<void> {
  await changeMember(ctx, memberId, { signed_in_at: ctx.now() })
  await emit(ctx, memberSignedIn, { memberId })
}
