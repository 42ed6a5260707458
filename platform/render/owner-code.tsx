import { type ReactNode, createContext, useContext } from 'react'

/** Gives a script of the owner the right to run on the page being rendered; null where owners' code does not run. */
export const OwnerCodeContext = createContext<(() => string) | null>(null)

/**
 * Owners' own HTML. On published pages its scripts carry the page's nonce; on the canvas and in drafts on the admin host it
 * stands in a frame that runs nothing.
 */
export function OwnerCode({ html, title = 'HTML' }: { html: string; title?: string }): ReactNode {
  const nonceOf = useContext(OwnerCodeContext)
  if (nonceOf) return <div dangerouslySetInnerHTML={{ __html: withNonce(html, nonceOf) }} />
  return <iframe title={title} sandbox="" srcDoc={html} style={{ width: '100%', border: 0 }} />
}

/** Every script tag of the owner's own text, with the nonce; text without one leaves the page without. */
export function withNonce(html: string, nonceOf: () => string): string {
  return html.replace(/<script(?=[\s/>])/gi, (tag) => `${tag} nonce="${nonceOf()}"`)
}
