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

/** Whether it is the empty page on which WooCommerce lists the products. */
export function isEmptyShop(item: ExportedItem): boolean {
  return (
    item.type === 'page' &&
    item.slug === 'shop' &&
    withoutComments(item.body)
      .replace(/\[(?:products|woocommerce)[^[\]]*\]/g, '')
      .trim() === ''
  )
}
