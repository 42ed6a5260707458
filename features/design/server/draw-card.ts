import { inThread } from '#platform/threads'
import type { SocialPicture } from './draw-social-picture.ts'

const timeLimitMs = 30_000

const drawn = inThread<SocialPicture, Uint8Array>(new URL('./draw-card.worker.ts', import.meta.url), 'cardPng')

/** The card of a page as a PNG, drawn in a thread. Throws `TooMuchWork` when too many are wanted at once. */
export function drawCard(card: SocialPicture): Promise<Uint8Array> {
  return drawn(card, AbortSignal.timeout(timeLimitMs))
}
