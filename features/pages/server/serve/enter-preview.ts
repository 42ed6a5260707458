import type { VisitorContext } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, type CalledBy, isOwnPath, redirect } from '#platform/http'
import type { servingApi } from '../../contract/serving.api.ts'
import { previewGrant } from '../access/preview-token.ts'

/**
 * Handles an owner's preview link: stores the token in the browser until it expires, and shows the page. An expired
 * link shows what visitors see.
 */
export async function enterPreview(
  ctx: VisitorContext & CalledBy,
  { token, path }: Input<typeof servingApi.enterPreview>,
): Promise<Answer<unknown>> {
  const to = isOwnPath(path) ? path : '/'
  if (previewGrant(ctx, token) === null) return redirect(to)
  return redirect(to, { cookies: [{ name: '__Host-preview', value: token }] })
}

export async function leavePreview(): Promise<Answer<unknown>> {
  return redirect('/', { cookies: [{ name: '__Host-preview', value: null }] })
}
