/** Source of a visitor: a host or the name in a link, and the campaign of that link. */
export interface VisitSource {
  source: string
  campaign: string
}

/** Source of pages that were opened by their address or a bookmark. */
export const directSource = 'direct'

/** Days for which an order counts for the source of its buyer. */
export const sourceDays = 30

const longest = 80

/**
 * Returns the source of an opened page: the one that its link names, else the host of the page before. Null for a page
 * that was reached from within the site.
 */
export function sourceOf(hit: { url: string; referrer: string; queryString: string }): VisitSource | null {
  const query = new URLSearchParams(hit.queryString)
  const named = tidy(query.get('utm_source') ?? query.get('source') ?? '')
  const campaign = tidy(query.get('utm_campaign') ?? query.get('campaign') ?? '')
  const before = hostOf(hit.referrer)
  if (named !== '' || campaign !== '') return { source: named || before || directSource, campaign }
  if (before === '') return { source: directSource, campaign: '' }
  return before === hostOf(hit.url) ? null : { source: before, campaign: '' }
}

/** Parses the result of `writeSource`; null for anything else. */
export function readSource(text: string | undefined): VisitSource | null {
  const [source, campaign, ...rest] = (text ?? '').split('|').map(decoded)
  if (!source || campaign === undefined || rest.length > 0) return null
  return { source: tidy(source), campaign: tidy(campaign) }
}

export function writeSource({ source, campaign }: VisitSource): string {
  return `${encodeURIComponent(source)}|${encodeURIComponent(campaign)}`
}

function tidy(text: string): string {
  // oxlint-disable-next-line no-control-regex -- addresses of links may hold any character
  return [...text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()].slice(0, longest).join('').toWellFormed()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '').slice(0, longest) : ''
