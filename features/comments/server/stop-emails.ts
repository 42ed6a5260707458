import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site, SiteContext, VisitorTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { type Answer, redirect } from '#platform/http'
import { commentPagePath } from './comment-page.ts'

type Sealer = Pick<SiteContext, 'config'> & { readonly site: Pick<Site, 'id'> }

/** Ends the emails about answers to one comment, for holders of the link in them. */
export function stopToken(ctx: Sealer, commentId: string): string {
  return `${commentId}.${seal(ctx, commentId)}`
}

export async function stopEmails(ctx: VisitorTransaction, { token }: { token: string }): Promise<Answer> {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(seal(ctx, id))
  const bytes = Buffer.from(signature)
  if (bytes.length === expected.length && timingSafeEqual(bytes, expected)) {
    await siteTables(ctx)
      .updateTable('comment_contacts')
      .set({ wants_replies: false })
      .where('comment_id', '=', id)
      .execute()
  }
  // Invalid links get the same response, because their holders receive no emails either.
  return redirect(`${commentPagePath}?stop=done`)
}

function seal(ctx: Sealer, commentId: string): string {
  return createHmac('sha256', ctx.config.secret)
    .update(`comment emails\n${ctx.site.id}\n${commentId}`)
    .digest('base64url')
}
