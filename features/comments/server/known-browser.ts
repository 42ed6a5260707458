import { isProof, proofOf } from '#platform/http'
import type { SiteContext } from '#platform/context'

const cookie = '__Host-commenter'
const keptSeconds = 365 * 86_400
const byteLength = 24

/**
 * Cookie with the newest comment that a guest wrote in this browser, because an address alone does not prove who typed
 * it.
 */
export function commenterCookie(ctx: SiteContext, commentId: string) {
  return {
    name: cookie,
    value: `${commentId}~${proofOf(ctx.config.secret, textOf(ctx, commentId))}`,
    maxAge: keptSeconds,
  } as const
}

/** Returns the comment that was written in this browser; null without one. */
export function commentOfBrowser(
  ctx: SiteContext & { readonly caller: { readonly cookie: (name: typeof cookie) => string | undefined } },
): string | null {
  const value = ctx.caller.cookie(cookie) ?? ''
  const [id, proof] = [value.slice(0, byteLength), value.slice(byteLength + 1)]
  return isProof(ctx.config, textOf(ctx, id), proof) ? id : null
}

function textOf({ site }: SiteContext, commentId: string): string {
  return `commenter\n${site.id}\n${commentId}`
}
