import type { SiteContext } from '#platform/context'
import {
  type BundleOf,
  escapeAttribute,
  jsonForHtml,
  nonceMark,
  type RenderedPart,
  scriptPart,
} from '#platform/render/server'
import type { MeasuredPage } from '../contract/measured-page.rules.ts'
import { pageServices } from './services/page-services.ts'
import { measuresVisits } from './ingest/measures-visits.ts'

/** Pages that do not ask for consent check the browser's privacy signal before they load anything. */
const unlessRefused = 'navigator.globalPrivacyControl&&!/ss_cookieAllowed=t/.test(document.cookie)||'

interface Options {
  /** Whether a member of the site's staff is looking: they are not measured, and see the events locally (C6.21). */
  isOwner: boolean
  page: Omit<MeasuredPage, 'websiteId' | 'websiteLocale'>
  /** True when the page asks for consent and holds scripts back until it is given. */
  waits: boolean
  bundleOf: BundleOf
}

/**
 * Measuring script of a page. Where visitors are asked for consent, it is not loaded before their answer. Null on sites
 * that measure no one. A static copy without a server leaves it out by its id or the name of its script.
 */
export async function visitsPart(
  ctx: SiteContext,
  { isOwner, page, waits, bundleOf }: Options,
): Promise<RenderedPart | null> {
  const src = bundleOf(isOwner ? 'owner-events' : 'tracker')
  if (src === null || !(await measuresVisits(ctx))) return null
  const props: MeasuredPage = { websiteId: ctx.site.id, websiteLocale: ctx.site.locale, ...page }
  const services = await startOfServices(ctx, bundleOf)
  const start = services === '' ? woken(src, props) : `(${woken(src, props)},${services})`
  const script = `<script${waits ? '' : ' id="visits"'} type="module" nonce="${nonceMark}">${waits ? '' : unlessRefused}${start}</script>`
  return scriptPart(waits ? `<template data-later="${escapeAttribute(script)}"></template>` : script)
}

/** Connected services start after the measuring script. */
async function startOfServices(ctx: SiteContext, bundleOf: BundleOf): Promise<string> {
  const src = bundleOf('services')
  const services = src === null ? null : await pageServices(ctx)
  return src !== null && services ? woken(src, services) : ''
}

function woken(src: string, props: object): string {
  return `import(${jsonForHtml(src)}).then(({wake:w})=>w(document.body,${jsonForHtml(props)}))`
}
