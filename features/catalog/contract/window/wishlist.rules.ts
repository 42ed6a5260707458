export const wishlistPath = '/wishlist'
export const wishlistCookie = '__Host-wishlist'
/** Limit of products in a browser's wishlist. */
export const mostWishes = 60

/** The products of a wishlist as its cookie and its address write them: their ids with dots between them. */
export function wishesIn(text: string | undefined): string[] {
  const ids = (text ?? '').split('.').filter((id) => /^[0-9a-f]{24}$/.test(id))
  return [...new Set(ids)].slice(0, mostWishes)
}

export function wishlistAddress(ids: readonly string[]): string {
  return `${wishlistPath}?items=${ids.join('.')}`
}
