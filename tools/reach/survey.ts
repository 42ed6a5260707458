import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SettingsPart } from '#features/sites/contract'
import type { Product } from '#platform/context'
import { actingSources, linkingSources, reachedBy } from './callers.ts'
import { controlledBy, controlSources } from './controls.ts'
import { type Exception, exceptions } from './exceptions.ts'
import { journeySources, ownerCallsIn } from './journeys.ts'
import { contractFiles, endpointsOf, settingsOf } from './registry.ts'
import { readSources } from './sources.ts'

export interface Figures {
  endpoints: { total: number; unreached: number }
  settings: { total: number; uncontrolled: number }
  exceptions: readonly Exception[]
}

export interface Survey {
  figures: Figures
  /** Failures as sentences. */
  failures: string[]
  /** Entries left in the ratchet, in words. */
  remaining: string[]
  passed: number
}

/** Entries that were unreached when the check began, and still are. It only shrinks. */
export interface Ratchet {
  endpoints: readonly string[]
  settings: readonly string[]
  journeys: readonly string[]
}

/** Looks at the whole tree. */
export async function survey(
  root: string,
  product: Product,
  groups: ReadonlyMap<string, SettingsPart>,
): Promise<Survey> {
  const ratchet = JSON.parse(readFileSync(join(root, 'tools/reach/unreached.json'), 'utf8')) as Ratchet
  const endpoints = await endpointsOf(product, root)
  const reached = reachedBy(endpoints, readSources(root, actingSources), readSources(root, linkingSources))
  const settings = settingsOf(groups)
  const controlled = controlledBy(settings, readSources(root, controlSources), await schemaNames(root, groups))
  const calls = ownerCallsIn(endpoints, readSources(root, journeySources, true))

  const unreached = endpoints.filter((each) => !reached.has(each)).map(({ name }) => name)
  const uncontrolled = settings.filter((each) => !controlled.has(each)).map(({ name }) => name)
  const journeys = [...new Set(calls.map(({ name }) => name))]
  const excepted = new Set(exceptions.map(({ name }) => name))
  const places = new Map(calls.map(({ name, place }) => [name, place]))
  const without = (names: readonly string[]) => names.filter((name) => !excepted.has(name))

  const failures = [
    ...verdict(without(unreached), ratchet.endpoints, 'No screen, page or script calls'),
    ...verdict(without(uncontrolled), ratchet.settings, 'No screen has a control for'),
    ...verdict(without(journeys), ratchet.journeys, 'A journey calls what an owner does by hand:', places),
    ...staleExceptions(exceptions, [...unreached, ...uncontrolled, ...journeys]),
  ]
  return {
    figures: {
      endpoints: { total: endpoints.length, unreached: without(unreached).length },
      settings: { total: settings.length, uncontrolled: without(uncontrolled).length },
      exceptions,
    },
    failures,
    remaining: [...ratchet.endpoints, ...ratchet.settings, ...ratchet.journeys],
    passed: endpoints.length + settings.length - without(unreached).length - without(uncontrolled).length,
  }
}

/** Returns new missing entries, and ratchet entries that are no longer missing. */
export function verdict(
  missing: readonly string[],
  ratchet: readonly string[],
  sentence: string,
  places: ReadonlyMap<string, string> = new Map(),
): string[] {
  const at = (name: string) => (places.has(name) ? ` (${places.get(name)})` : '')
  return [
    ...missing.filter((name) => !ratchet.includes(name)).map((name) => `${sentence} ${name}${at(name)}.`),
    ...ratchet
      .filter((name) => !missing.includes(name))
      .map((name) => `${name} is reached: take it out of tools/reach/unreached.json, which only shrinks.`),
  ]
}

export function staleExceptions(list: readonly Exception[], missing: readonly string[]): string[] {
  return list
    .filter(({ name }) => !missing.includes(name))
    .map(({ name }) => `${name} is reached, or is no more: take it out of tools/reach/exceptions.ts.`)
}

/** By group, the names under which contracts give its schema. */
async function schemaNames(root: string, groups: ReadonlyMap<string, SettingsPart>): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  for (const file of contractFiles(root))
    for (const [name, value] of Object.entries((await import(join(root, file))) as object)) {
      const group = groupOf(value, groups)
      if (group !== null) names.set(group, [...(names.get(group) ?? []), name])
    }
  return names
}

/** The group that an export is a part or the schema of. */
function groupOf(value: unknown, groups: ReadonlyMap<string, SettingsPart>): string | null {
  if (typeof value !== 'object' || value === null) return null
  if ('group' in value && 'schema' in value && typeof value.group === 'string') return value.group
  for (const [group, { schema }] of groups) if (schema === value) return group
  return null
}
