import { cacheTag, type VisitorContext } from '#platform/context'
import { type CodeGate, type RenderedPart, escapeAttribute, nonceMark, renderMarkup } from '#platform/render/server'
import { type CookieSettings, consentApi, consentMessages } from '../contract/index.ts'
import { ConsentAgain, ConsentBanner } from '../visitor/consent-banner.tsx'
import { consentSheet } from '../visitor/consent-sheet.ts'
import waitCss from '../visitor/consent-wait.css?inline'
import { gateScript } from './gate-script.ts'
import { shownBanner } from './shown-banner.ts'

export interface ConsentOnPage {
  /** Rendered before everything else. */
  banner: RenderedPart
  /** Rendered after everything else. */
  again: RenderedPart
  gate: CodeGate
  css: string
}

/** C4.01, R1.75: null when the banner is switched off; pages then contain nothing of it. */
export function consentOf(
  ctx: VisitorContext,
  settings: CookieSettings,
  { path, hasOwnerCode }: { path: string; hasOwnerCode: boolean },
): ConsentOnPage | null {
  if (!settings.isCookieBannerEnabled) return null
  const say = (name: 'label' | 'again') => consentMessages(ctx.locale, name)
  const view = shownBanner(ctx, settings)
  const banner = markup(<ConsentBanner view={view} label={say('label')} path={path} />)
  const sheet = `<noscript><link rel="stylesheet" href="${consentApi.style.path}"></noscript>`
  const script = `<script nonce="${nonceMark}">${gateScript(settings)}</script>`
  return {
    banner: { ...part(sheet + banner + script), runsScript: true },
    again: part(markup(<ConsentAgain label={say('again')} path={path} />)),
    gate: { notice: (hosts) => notice(ctx, hosts) },
    css: consentSheet(view) + (hasOwnerCode ? waitCss : ''),
  }
}

/** Replaces blocked custom code, and offers to load that part alone. */
function notice(ctx: VisitorContext, hosts: readonly string[]): string {
  const names = new Intl.ListFormat(ctx.site.locale).format(hosts)
  const words =
    hosts.length > 0 ? consentMessages(ctx.locale, 'waits', { names }) : consentMessages(ctx.locale, 'waitsOwn')
  const button = consentMessages(ctx.locale, 'once')
  return `<div class="consent-wait"><p>${escapeAttribute(words)}</p><button type="button" class="button" data-once>${escapeAttribute(button)}</button></div>`
}

function markup(element: Parameters<typeof renderMarkup>[0]): string {
  return renderMarkup(element, { bundleOf: () => null, runsOwnerCode: false, prefix: 'consent' }).html
}

function part(html: string): RenderedPart {
  return { html, islands: new Set(), hasOwnerCode: false, types: new Set(), tags: [cacheTag.site], until: null }
}
