import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '../../i18n/index.ts'
import type { BundleOf } from './page-html.tsx'

/** The build's manifest of visitors' scripts: `dist/visitor/manifest.json`. */
interface VisitorManifest {
  boot: string
  islands: Record<string, string>
}

export interface Bundles {
  bundleOf: BundleOf
  /** The script that a page loads on its own; null before the build. */
  bootUrl: string | null
}

export interface BuiltEntry {
  js: readonly string[]
  css: readonly string[]
  /** Direct imports of `js`, which the page names to save a round trip. */
  imports: readonly string[]
}

const root = '/universal/yui3/3.17.2/'

/** `dist/{name}` of the program, both from a source file and from a built one. */
export function builtFolder(name: 'visitor' | 'owner' | 'server', from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json')) || dirname(from) === from) return join(from, 'dist', name)
  return builtFolder(name, dirname(from))
}

export function visitorBundles(folder: string = builtFolder('visitor')): Bundles {
  const manifest = jsonIn<VisitorManifest>(folder, 'manifest.json')
  if (!manifest) return { bootUrl: null, bundleOf: () => null }
  return {
    bootUrl: root + manifest.boot,
    bundleOf: (name) => (manifest.islands[name] ? root + manifest.islands[name] : null),
  }
}

/** The addresses of the owner area's files; none before its build. */
export function ownerBundle(folder: string = builtFolder('owner')): BuiltEntry {
  const { js = [], css = [], imports = [] } = jsonIn<Partial<BuiltEntry>>(folder, 'manifest.json') ?? {}
  const addresses = (files: readonly string[]): string[] => files.map((file) => root + file)
  return { js: addresses(js), css: addresses(css), imports: addresses(imports) }
}

/** Addresses of the owner area's texts in each language: those of the first screens, and all others. */
export function ownerCatalogues(folder: string = builtFolder('owner')): Readonly<Record<Language, readonly string[]>> {
  const files = jsonIn<Record<Language, string[]>>(folder, 'languages.json') ?? {}
  return Object.fromEntries(
    Object.entries(files).map(([language, names]) => [language, names.map((name) => root + name)]),
  )
}

function jsonIn<T>(folder: string, file: string): T | null {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T
  } catch {
    return null
  }
}
