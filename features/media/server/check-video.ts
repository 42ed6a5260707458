import type { OwnerContext } from '#platform/context'
import { type Fetched, fetchFromOutside } from '#platform/egress'
import { type VideoState, embeddableOf } from '../contract/index.ts'

type Ask = (
  url: string,
  options: { maxBytes: number; timeoutMs: number; accept: readonly string[] },
) => Promise<Pick<Fetched, 'bytes'>>

/**
 * Tells whether an external video can be shown on a site. Vimeo names the account type of its videos: those of Basic
 * accounts play on Vimeo alone. Without information it is assumed to play.
 */
export async function checkVideo(
  ctx: OwnerContext,
  { url }: { url: string },
  ask: Ask = fetchFromOutside,
): Promise<{ state: VideoState }> {
  ctx.require('content.media')
  if (embeddableOf(url)?.provider !== 'vimeo') return { state: 'plays' }
  try {
    const about = `https://vimeo.com/api/oembed.json?url=${encodeURIComponent(url.trim())}`
    const { bytes } = await ask(about, { maxBytes: 100_000, timeoutMs: 5000, accept: ['application/json'] })
    const probe: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return { state: (probe as { account_type?: unknown } | null)?.account_type === 'basic' ? 'basic-account' : 'plays' }
  } catch {
    // The video may be private, or Vimeo unreachable; neither should stop the owner.
    return { state: 'unknown' }
  }
}
