import { photoFiles } from '../../contract/review.rules.ts'

interface OfSite {
  site: { id: string }
}

/** Folder of photos that are not public. */
export function photosFolder({ site }: OfSite): string {
  return `${site.id}/reviews/`
}

export function originalKey(ctx: OfSite, id: string): string {
  return `${photosFolder(ctx)}${id}/original`
}

/** The worker's rendition, for moderators. */
export function drawnKey(ctx: OfSite, id: string, file: string): string {
  return `${photosFolder(ctx)}${id}/${file}`
}

/** The public copy at `/s/ID/FILE`, which exists while its review is approved. */
export function publicKey({ site }: OfSite, id: string, file: string): string {
  return `${site.id}/${id}/${file}`
}

export function publicKeys(ctx: OfSite, id: string): string[] {
  return Object.values(photoFiles).map((file) => publicKey(ctx, id, file))
}

export function allKeys(ctx: OfSite, id: string): string[] {
  return [
    originalKey(ctx, id),
    ...Object.values(photoFiles).map((file) => drawnKey(ctx, id, file)),
    ...publicKeys(ctx, id),
  ]
}
