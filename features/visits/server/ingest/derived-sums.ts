import { timingStep } from '../../contract/timing-steps.rules.ts'
import { sourceOf } from '../../contract/visit-source.rules.ts'
import type { EventOfSite } from './pack-events.ts'

/** Names of a sum. A kind that begins with a colon follows from events of another kind. */
export interface CountedAs {
  kind: string
  name: string
  path: string
}

/** Returns the sums of an event beside the one of its own kind, for the reports. */
export function derivedSums({ kind, name, data }: EventOfSite): CountedAs[] {
  const field = (key: string): unknown => (data as Record<string, unknown>)[key]
  if (kind === 'hit') return [...sourceSums(field), ...deviceSums(field('viewportInnerWidth'))]
  if (kind === 'landing') return placeSums(text(field('lang')), text(field('zone')))
  if (kind === 'performance') return timingSums(field('data'))
  if (kind === 'track' && name === 'form submitted') return formSums(field('commonData'))
  return []
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function sourceSums(field: (key: string) => unknown): CountedAs[] {
  const [url, referrer] = [field('url'), field('referrer')]
  if (typeof url !== 'string' || typeof referrer !== 'string') return []
  const from = sourceOf({ url, referrer, queryString: text(field('queryString')) })
  if (!from) return []
  const { source, campaign } = from
  return [
    { kind: ':source', name: source, path: '' },
    ...(campaign === '' ? [] : [{ kind: ':campaign', name: campaign, path: source }]),
  ]
}

const phone = 600
const tablet = 1024

function deviceSums(width: unknown): CountedAs[] {
  if (typeof width !== 'number') return []
  return [{ kind: ':device', name: width < phone ? 'phone' : width < tablet ? 'tablet' : 'desktop', path: '' }]
}

/** The country of a time zone is looked up when the report is read, which costs visitors no time. */
function placeSums(lang: string, zone: string): CountedAs[] {
  const read = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?\b/i.exec(lang)
  if (!read) return []
  const [, language = '', region = ''] = read
  return [
    { kind: ':language', name: language.toLowerCase(), path: '' },
    { kind: ':zone', name: zone, path: region.toUpperCase() },
  ]
}

function timingSums(timing: unknown): CountedAs[] {
  const { name, value } = (timing ?? {}) as { name?: unknown; value?: unknown }
  if (typeof name !== 'string' || typeof value !== 'number') return []
  return [{ kind: ':timing', name: name.slice(0, 20), path: String(timingStep(value)) }]
}

function formSums(common: unknown): CountedAs[] {
  const id = text((common as Record<string, unknown> | undefined)?.['object_id'])
  return id === '' ? [] : [{ kind: ':form-submitted', name: id, path: '' }]
}
