/** What the page on which visitors write and answer comments shows. */
export type CommentFormData =
  | { view: 'gone' }
  | { view: 'sent'; backTo: string }
  | { view: 'closed'; backTo: string }
  | { view: 'stop'; token: string }
  | { view: 'stopped' }
  | { view: 'signIn'; backTo: string; href: string | null }
  | {
      view: 'write'
      backTo: string
      title: string
      documentId: string
      /** What is answered. */
      parent: { id: string; name: string; text: string } | null
      /** Of the member who is signed in: neither name nor email is asked. */
      memberName: string | null
      name: string
      text: string
      problem: { field: 'name' | 'email' | 'text' | ''; sentence: string } | null
    }
