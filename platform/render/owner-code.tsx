import { type ReactNode, createContext, useContext } from 'react'

/** How owners' code stands on the page being rendered. */
export interface CodeMarks {
  /** Gives a script the right to run. */
  nonce: () => string
  /** Stands on both sides of it, for whoever lets it wait. */
  mark: string
}

/** Null where owners' code does not run. */
export const OwnerCodeContext = createContext<CodeMarks | null>(null)

/**
 * Owners' own HTML. On published pages its scripts carry the page's nonce; on the canvas and in drafts on the admin
 * host it stands in a frame that runs nothing.
 */
export function OwnerCode({ html, title = 'HTML' }: { html: string; title?: string }): ReactNode {
  const marks = useContext(OwnerCodeContext)
  if (marks) {
    const { nonce, mark } = marks
    return <div dangerouslySetInnerHTML={{ __html: mark + withNonce(html, nonce) + mark }} />
  }
  return <iframe title={title} sandbox="" srcDoc={html} style={{ width: '100%', border: 0 }} />
}

/** Every script tag of the owner's own text, with the nonce; text without one leaves the page without. */
export function withNonce(html: string, nonceOf: () => string): string {
  return html.replace(/<script(?=[\s/>])/gi, (tag) => `${tag} nonce="${nonceOf()}"`)
}
