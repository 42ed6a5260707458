import { htmlTree, textIn } from '../body/html-tree.ts'
import type { ExportedItem } from '../read/records.ts'
import { withoutComments } from '../body/without-comments.ts'

/** Our pages that replace those of WooCommerce; the products page replaces its shop. */
const places: readonly [RegExp, string][] = [
  [/woocommerce_cart|woocommerce\/cart\b/, '/cart'],
  [/woocommerce_checkout|woocommerce\/checkout\b/, '/checkout'],
  [/woocommerce_my_account/, '/account'],
]

/**
 * Returns our page that replaces a page with only parts of a shop system; null for other pages, and for those with
 * texts of their own.
 */
export function machineryOf(item: ExportedItem): string | null {
  if (item.type !== 'page' || item.status !== 'publish') return null
  const [, place] = places.find(([mark]) => mark.test(item.body)) ?? []
  if (place === undefined) return null
  const words = textIn(htmlTree(withoutComments(item.body))).replace(/\[\/?woocommerce_[^[\]]*\]/g, '')
  const isBlock = /wp:woocommerce\//.test(item.body)
  return words.trim() === '' || isBlock ? place : null
}

const media = /<(?:img|iframe|video|audio|embed|object|form|hr)\b/i

/** Whether it is the empty page on which another shop lists the products: without words and media, whatever frames. */
export function isEmptyShop(item: ExportedItem): boolean {
  if (item.type !== 'page' || item.slug !== 'shop') return false
  const rest = withoutComments(item.body).replace(/\[(?:products|woocommerce)[^[\]]*\]/g, '')
  return !media.test(rest) && textIn(htmlTree(rest)).trim() === ''
}
