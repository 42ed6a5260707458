/** Data of the page on which visitors write and answer comments. */
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
      /** The comment that is being answered. */
      parent: { id: string; name: string; text: string } | null
      /** Name of the signed-in member, who is not asked for name and email. */
      memberName: string | null
      /** True when the installation has no mail server. */
      sendsNoEmail?: true
      name: string
      text: string
      problem: { field: 'name' | 'email' | 'text' | ''; sentence: string } | null
    }
