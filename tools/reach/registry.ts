/** Endpoints of the server and settings of owners, read from the product itself: nothing here is maintained by hand. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '#platform/context'
import type { Endpoint } from '#platform/contract'
import type { SettingsPart } from '#features/sites/contract'
import { z } from 'zod'

export interface ReachedEndpoint {
  /**
   * As owners' screens call it: `catalogApi.changeCurrency`; of an endpoint that no contract door gives, its method and
   * path.
   */
  name: string
  /** Every name under which contracts give it. */
  names: readonly string[]
  endpoint: Endpoint
}

export interface Setting {
  /** `store.seller.name` */
  name: string
  group: string
  /** The key by which a control sets it. */
  key: string
}

/**
 * Returns contract files, including those outside the public interface, because screens of the feature itself need
 * none.
 */
export function contractFiles(root: string): string[] {
  return globSync('features/*/contract/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
}

/** The endpoints of all features' routes, each once. */
export async function endpointsOf(product: Product, root: string): Promise<ReachedEndpoint[]> {
  const names = new Map<unknown, string[]>()
  for (const file of contractFiles(root)) collectNames((await import(join(root, file))) as object, '', names, 3)
  const endpoints = product.features.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint))
  return [...new Set(endpoints)].map((endpoint) => {
    const own = names.get(endpoint) ?? []
    return {
      name: own.find((name) => name.includes('Api.')) ?? own[0] ?? `${endpoint.method} ${endpoint.path}`,
      names: own,
      endpoint,
    }
  })
}

function collectNames(holder: object, prefix: string, names: Map<unknown, string[]>, depth: number): void {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value !== 'object' || value === null) continue
    const name = prefix + key
    if (isEndpoint(value)) names.set(value, [...new Set([...(names.get(value) ?? []), name])])
    else if (depth > 1 && isPlain(value)) collectNames(value, `${name}.`, names, depth - 1)
  }
}

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value && 'host' in value && 'allows' in value
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype
}

/** All that is set by a group of the site's settings, down to single values; a list is one value. */
export function settingsOf(groups: ReadonlyMap<string, SettingsPart>): Setting[] {
  return [...groups].flatMap(([group, { schema }]) =>
    leavesOf(schema, []).map((path) => ({
      name: [group, ...path].join('.'),
      group,
      key: path.at(-1) ?? '',
    })),
  )
}

function leavesOf(schema: unknown, path: readonly string[]): string[][] {
  const bare = unwrapped(schema)
  // A literal is a mark of the format and no setting.
  if (bare instanceof z.ZodLiteral) return []
  if (!(bare instanceof z.ZodObject)) return [[...path]]
  return Object.entries(bare.shape as Record<string, unknown>).flatMap(([key, value]) =>
    leavesOf(value, [...path, key]),
  )
}

function unwrapped(schema: unknown): unknown {
  let bare = schema
  while (
    bare instanceof z.ZodDefault ||
    bare instanceof z.ZodPrefault ||
    bare instanceof z.ZodNullable ||
    bare instanceof z.ZodOptional
  )
    bare = bare.unwrap()
  return bare
}
