import { type ReactNode, createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type CacheTag, cacheTag } from '../../context/index.ts'
import { OwnerCodeContext } from '../owner-code.tsx'
import { ownCodeMark } from './own-code.ts'
import { PlacementContext, type Woken } from '../wake.tsx'

/** Rendered HTML with the resources it needs. Kept apart so that page and frame can be joined again. */
export interface RenderedPart {
  html: string
  /** Names of what wakes in the browser. */
  islands: ReadonlySet<string>
  /** It holds owner's code: the page needs a nonce and the website context. */
  hasOwnerCode: boolean
  /** It holds a script of ours under the nonce of the page. */
  runsScript?: boolean
  /** Types of blocks whose style sheets it needs. */
  types: ReadonlySet<string>
  tags: readonly CacheTag[]
  until: Date | null
  /** Title that replaces the page's own. */
  title?: string | undefined
}

/**
 * Placeholder of the nonce until page and frame are joined. It never leaves this process, so no input can contain it.
 */
export const nonceMark = `nonce-${crypto.randomUUID()}`

/** A part of a page that is one script of ours, or what holds it. It changes with the site alone. */
export function scriptPart(html: string): RenderedPart {
  return {
    html,
    islands: new Set(),
    hasOwnerCode: false,
    runsScript: true,
    types: new Set(),
    tags: [cacheTag.site],
    until: null,
  }
}

/** Where the bundle of an island or behaviour is served, by its name; null while it is not built. */
export type BundleOf = (name: string) => string | null

/**
 * Renders as static HTML; each island inside is a root of its own, as it will be in the browser. `prefix` keeps ids
 * apart.
 */
export function renderMarkup(
  element: ReactNode,
  options: { bundleOf: BundleOf; runsOwnerCode: boolean; prefix: string },
): Pick<RenderedPart, 'html' | 'islands' | 'hasOwnerCode'> {
  const islands = new Set<string>()
  let count = 0
  let hasOwnerCode = false
  const nonceOf = () => {
    hasOwnerCode = true
    return nonceMark
  }
  const place = ({ island, when, flag, props, children }: Woken): ReactNode => {
    const src = options.bundleOf(island.name)
    islands.add(island.name)
    const id = `w-${options.prefix}-${++count}`
    const attributes = { id, src: src ?? undefined, when, flag, props: JSON.stringify(props) }
    if (island.kind === 'behaviour') return createElement('quoin-island', attributes, children)
    const inner = renderToString(createElement(island.component, props), { identifierPrefix: id })
    return createElement('quoin-island', { ...attributes, dangerouslySetInnerHTML: { __html: inner } })
  }
  const html = renderToStaticMarkup(
    <PlacementContext value={place}>
      <OwnerCodeContext value={options.runsOwnerCode ? { nonce: nonceOf, mark: ownCodeMark } : null}>
        {element}
      </OwnerCodeContext>
    </PlacementContext>,
  )
  return { html, islands, hasOwnerCode }
}
