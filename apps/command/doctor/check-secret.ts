import { resealAll } from '../../server/reseal.ts'
import { bad, type Check, good, note } from './finding.ts'

/** Checks for data still sealed or signed with a former secret. */
export const secretCheck: Check = {
  about: 'Secret',
  look: async (ctx) => {
    const former = ctx.config.formerSecrets ?? []
    if (former.length === 0) return [good('One secret signs and seals everything')]
    const left = (await resealAll(ctx, { isTrial: true })).filter(({ count }) => count > 0)
    if (left.length > 0) {
      const parts = left.map(({ what, count }) => `${what}: ${count}`).join(', ')
      return [bad(`Still under a secret of before (${parts}). A worker seals it anew when it starts.`)]
    }
    return [
      note(
        'A secret of before is still accepted, and nothing depends on it but links in emails and open pages. End that with ./quoin rotate-keys --forget, or without QUOIN_SECRET_BEFORE.',
      ),
    ]
  },
}
