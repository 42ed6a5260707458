import type { ResolvedHost } from '../web-parts.ts'

type Headers = Record<string, string>

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Headers of our own pages: sign-in, owner area, problem pages. Only scripts with the nonce of this response run. */
export function ownPageHeaders(nonce: string, options: { framedBySelf?: boolean } = {}): Headers {
  const csp = policy({
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    // The canvas shows owners' code and embeds in frames without scripts of ours.
    'frame-src': "'self' https:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': options.framedBySelf ? "'self'" : "'none'",
  })
  return {
    ...everywhere,
    'Content-Security-Policy': csp,
    'X-Frame-Options': options.framedBySelf ? 'SAMEORIGIN' : 'DENY',
  }
}

/**
 * Headers of published pages: scripts run only with the nonce drawn when the page was rendered. `framedBy`: the admin
 * host, for previews. `reaches`: for a page with personal content, further origins that its scripts may call and that
 * it may frame.
 */
export function sitePageHeaders(policyOptions: {
  nonce: string | null
  framedBy?: string | null
  reaches?: readonly string[]
}): Headers {
  const own = policyOptions.reaches && ["'self'", ...policyOptions.reaches].join(' ')
  const csp = policy({
    'default-src': "'self' https: data: blob:",
    'script-src': policyOptions.nonce === null ? "'none'" : `'nonce-${policyOptions.nonce}' 'strict-dynamic'`,
    'style-src': "'self' 'unsafe-inline' https:",
    ...(own ? { 'connect-src': own, 'frame-src': own } : {}),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self' https:",
    'frame-ancestors': policyOptions.framedBy ?? "'none'",
  })
  // Leaves out X-Frame-Options, which `frame-ancestors` replaces, because every header adds to each of many requests.
  const { 'Cross-Origin-Opener-Policy': _, ...short } = everywhere
  return { ...short, 'Content-Security-Policy': csp }
}

/** Headers of responses other than pages, which run nothing even when opened. */
export function bareHeaders(): Headers {
  return { ...everywhere, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox" }
}

/**
 * Whether a worker script is requested. A worker on a public host would control everything below it, including
 * `/config`.
 */
export function isWorkerScriptRequest(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return headers['service-worker'] === 'script' || headers['sec-fetch-dest'] === 'serviceworker'
}

export function strictTransport(at: Pick<ResolvedHost, 'origin'>): Headers {
  return at.origin.startsWith('https://') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}
}
