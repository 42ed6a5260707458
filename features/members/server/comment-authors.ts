import { type commentingMembers } from '#features/comments/server'
import { settingsOf } from '#features/sites/server'
import type { ExtensionPoint } from '#platform/context'
import { accountPaths, membersSettings } from '../contract/index.ts'
import { memberById } from './members.queries.ts'

type Provided = typeof commentingMembers extends ExtensionPoint<infer In, unknown> ? In : never

/** Members comment under the name of their account. */
export const commentAuthors: Provided = {
  author: async (ctx, memberId) => {
    const member = await memberById(ctx, memberId)
    return member ? { name: member.name || (member.email.split('@')[0] ?? ''), email: member.email } : null
  },
  signInPath: async (ctx, returnTo) => {
    const { canJoin } = await settingsOf(ctx, membersSettings)
    const query = new URLSearchParams({ returnTo })
    return `${canJoin ? accountPaths.join : accountPaths.signIn}?${query}`
  },
}
