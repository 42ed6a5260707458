/** Properties of a page for the script that measures it. */
export interface MeasuredPage {
  websiteId: string
  templateId: string
  pageId: string
  itemId: string | null
  collectionId: string | null
  /** C3.113 */
  contentSource: 'i' | 'c' | null
  /** Kind of page as a number. */
  recordType: number
  websiteLocale: string
  /** Present for members of the site's staff (B6.04), whose pages are never cached. */
  memberAccountId?: string
}
