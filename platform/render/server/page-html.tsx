import { type ReactNode, createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type CacheTag, cacheTag } from '../../context/index.ts'
import { directionOf } from '../../i18n/index.ts'
import { OwnerCodeContext, withNonce } from '../owner-code.tsx'
import { PlacementContext, type Woken } from '../wake.tsx'
import { type PageHead, escapeAttribute, headHtml, jsonForHtml } from './head.ts'
import { type CodeGate, gated, ownCodeMark, withOwnCode } from './own-code.ts'

/** Rendered HTML with the resources it needs. Kept apart so that page and frame can be joined again. */
export interface RenderedPart {
  html: string
  /** Names of what wakes in the browser. */
  islands: ReadonlySet<string>
  /** Whether it contains code of the owner, so that the page needs a nonce and the website context. */
  hasOwnerCode: boolean
  /** Whether it contains a script of ours with the nonce of the page. */
  runsScript?: boolean
  /** Types of blocks whose style sheets it needs. */
  types: ReadonlySet<string>
  tags: readonly CacheTag[]
  until: Date | null
  /** Title instead of the page's own. */
  title?: string | undefined
}

/**
 * Placeholder of the nonce until page and frame are joined. It never leaves this process, so no input can contain it.
 */
export const nonceMark = `nonce-${crypto.randomUUID()}`

/** A part of a page with a script of the product. It depends on the site only. */
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

/** Returns the address of the bundle of an island or behaviour by its name; null before the build. */
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

export interface JoinedPage {
  html: string
  /** Nonce of its scripts; null for a page without any. */
  nonce: string | null
}

export interface PageToJoin {
  head: PageHead
  language: string
  body: RenderedPart
  /** Parts above and below the page's own sections. */
  header: RenderedPart | null
  footer: RenderedPart | null
  path: string
  css: readonly string[]
  bodyAttributes: Readonly<Record<string, string>>
  skipLabel: string
  /** Owner's code for every page of the site. */
  codeInjection: { header: string; footer: string } | null
  /** Present where owners' code waits for consent. */
  gate?: CodeGate | null
  /** C3.90: present only on pages with code that reads it. */
  websiteContext: unknown
  bootUrl: string | null
  drawNonce: () => string
}

/**
 * Joins body, frame and head to one page. It is cheap: a change of the menu joins pages again without rendering them.
 */
export function joinPage(page: PageToJoin): JoinedPage {
  const parts = [page.header, page.body, page.footer].filter((part) => part !== null)
  const hasOwnerCode = page.codeInjection !== null || parts.some((part) => part.hasOwnerCode)
  const wakes = parts.some((part) => part.islands.size > 0)
  const runs =
    hasOwnerCode || parts.some((part) => part.runsScript) || ((wakes || hasOwnerCode) && page.bootUrl !== null)
  const nonce = runs ? page.drawNonce() : null
  const attributes = Object.entries(page.bodyAttributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const gate = page.gate ?? null
  const injected = (code: string) => withNonce(gate ? gated(code) : code, () => nonceMark)
  const html = [
    `<!doctype html><html lang="${escapeAttribute(page.language)}"${directed(page.language)}><head>`,
    headHtml(page.head),
    `<style>${page.css.join('').replaceAll('</', '<\\/')}</style>`,
    hasOwnerCode
      ? `<script type="application/json" id="website-context">${jsonForHtml(page.websiteContext)}</script>`
      : '',
    injected(page.codeInjection?.header ?? ''),
    (wakes || hasOwnerCode) && page.bootUrl
      ? `<script type="module" async src="${escapeAttribute(page.bootUrl)}" nonce="${nonceMark}"></script>`
      : '',
    `</head><body${attributes.join('')}>`,
    `<a class="skip" href="#page">${escapeAttribute(page.skipLabel)}</a>`,
    page.header ? markCurrent(withOwnCode(page.header.html, gate), page.path) : '',
    `<main id="page" tabindex="-1">${withOwnCode(page.body.html, gate)}</main>`,
    page.footer ? markCurrent(withOwnCode(page.footer.html, gate), page.path) : '',
    injected(page.codeInjection?.footer ?? ''),
    '</body></html>',
  ].join('')
  return { html: html.replaceAll(nonceMark, nonce ?? ''), nonce }
}

/** Marks the link to this page in the menu, which is rendered once for all pages. */
function markCurrent(html: string, path: string): string {
  const hrefs = [...new Set([path, encodeURI(path)])].map((address) => ` href="${escapeAttribute(address)}"`)
  return html.replace(/<a [^<>]*>/g, (tag) =>
    hrefs.some((href) => tag.includes(href)) && !tag.includes('aria-current')
      ? `<a aria-current="page" ${tag.slice(3)}`
      : tag,
  )
}

/** Browsers use left to right by default. */
const directed = (language: string): string => (directionOf(language) === 'rtl' ? ' dir="rtl"' : '')
