import { type ReactNode, createContext, useContext } from 'react'

/** Markup for owners' code on the rendered page. */
export interface CodeMarks {
  /** Gives a script the right to run. */
  nonce: () => string
  /** Marks its beginning and end, so that it can be delayed. */
  mark: string
}

/** null where owners' code does not run. */
export const OwnerCodeContext = createContext<CodeMarks | null>(null)

/**
 * Renders owners' own HTML. On published pages its scripts carry the page's nonce; on the canvas and in drafts on the
 * admin host it is in a frame that runs nothing.
 */
export function OwnerCode({ html, title = 'HTML' }: { html: string; title?: string }): ReactNode {
  const marks = useContext(OwnerCodeContext)
  if (marks) {
    const { nonce, mark } = marks
    return <div dangerouslySetInnerHTML={{ __html: mark + withNonce(html, nonce) + mark }} />
  }
  return <iframe title={title} sandbox="" srcDoc={html} style={{ width: '100%', border: 0 }} />
}

/** Adds the nonce to every script tag in the owner's HTML. */
export function withNonce(html: string, nonceOf: () => string): string {
  return html.replace(/<script(?=[\s/>])/gi, (tag) => `${tag} nonce="${nonceOf()}"`)
}
