import type { SiteContext } from '#platform/context'
import { upperQuartile } from '../../contract/timing-steps.rules.ts'
import type { VisitSum } from '../ingest/visit-sums.ts'
import { countryFinder } from './country-of-zone.ts'
import { sumsBetween } from './sums-between.ts'

/** A line of a report. */
export interface Counted {
  name: string
  events: number
  visitors: number
}

/** The sums of a period. Lists begin with the largest number. */
export interface VisitReport {
  views: number
  pages: Counted[]
  sources: Counted[]
  campaigns: Counted[]
  devices: Counted[]
  countries: Counted[]
  languages: Counted[]
  searches: Counted[]
  formsShown: Counted[]
  formsSubmitted: Counted[]
  /** Upper quartiles in milliseconds; `cls` is a score. */
  timings: { name: string; value: number; events: number }[]
}

/** Report for days in UTC, both inclusive. */
export async function visitReport(ctx: SiteContext, from: string, until: string): Promise<VisitReport> {
  const byKind = Map.groupBy(await sumsBetween(ctx, from, until), ({ kind }) => kind)
  const of = (kind: string): VisitSum[] => byKind.get(kind) ?? []
  const countryOf = await countryFinder()
  const pages = ranked(of('hit'), ({ path }) => path)
  return {
    views: pages.reduce((sum, { events }) => sum + events, 0),
    pages,
    sources: ranked(of(':source'), ({ name }) => name),
    campaigns: ranked(of(':campaign'), ({ name }) => name),
    devices: ranked(of(':device'), ({ name }) => name),
    countries: ranked(of(':zone'), ({ name, path }) => countryOf(name, path)),
    languages: ranked(of(':language'), ({ name }) => name),
    searches: ranked(of('search'), ({ name }) => name),
    formsShown: ranked(of('form-render'), ({ name }) => name),
    formsSubmitted: ranked(of(':form-submitted'), ({ name }) => name),
    timings: timingsIn(of(':timing')),
  }
}

function ranked(sums: readonly VisitSum[], nameOf: (sum: VisitSum) => string): Counted[] {
  const byName = new Map<string, Counted>()
  for (const sum of sums) {
    const name = nameOf(sum)
    const before = byName.get(name)
    byName.set(name, {
      name,
      events: sum.events + (before?.events ?? 0),
      visitors: sum.visitors + (before?.visitors ?? 0),
    })
  }
  return [...byName.values()].toSorted((a, b) => b.events - a.events || (a.name < b.name ? -1 : 1))
}

function timingsIn(sums: readonly VisitSum[]): VisitReport['timings'] {
  return [...Map.groupBy(sums, ({ name }) => name)]
    .map(([name, own]) => ({
      name,
      value: upperQuartile(new Map(own.map(({ path, events }) => [Number(path), events]))) ?? 0,
      events: own.reduce((sum, { events }) => sum + events, 0),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
