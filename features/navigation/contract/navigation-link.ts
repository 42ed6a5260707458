/** An entry of a menu as visitors see it: its label and address looked up. */
export interface NavigationLink {
  id: string
  label: string
  /** null for folders. */
  href: string | null
  /** The document it leads to: the page that is it marks it as current. */
  documentId: string | null
  newWindow: boolean
  children: readonly NavigationLink[]
}
