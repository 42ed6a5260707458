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
  /** B6.04: of whoever runs the site and looks at it. Their page is theirs alone. */
  memberAccountId?: string
}
