/** A menu entry as visitors see it, with its resolved label and address. */
export interface NavigationLink {
  id: string
  label: string
  /** null for folders. */
  href: string | null
  /** The linked document; its page marks the entry as current. */
  documentId: string | null
  newWindow: boolean
  children: readonly NavigationLink[]
}
