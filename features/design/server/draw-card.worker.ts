import { drawSocialPicture, type SocialPicture } from './draw-social-picture.ts'

/** The card as a PNG. Shaping letters and packing pixels take a tenth of a second. */
export async function cardPng(card: SocialPicture): Promise<Uint8Array> {
  return new Uint8Array(await drawSocialPicture(card))
}
