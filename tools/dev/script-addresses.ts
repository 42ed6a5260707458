import { join } from 'node:path'
import type { Scripts } from '../../apps/server/web.ts'
import { islandsIn, wakeName } from '../build/islands.ts'
import { languageFolders } from '../languages/read.ts'

/** Where the development server answers: below the address of built files, so that it does so on every host. */
export const base = '/universal/yui3/3.17.2/'

/** Modules that stand in no file. */
export const entries = { owner: 'dev:owner', visitor: 'dev:visitor' } as const
export type Entry = (typeof entries)[keyof typeof entries]

/** Script added to every page beside its own. */
export const pageScript = `${base}tools/dev/page.ts`

/** Addresses that pages use in place of built files. */
export function developmentScripts(): Scripts {
  return {
    visitor: { bootUrl: addressOf(entries.visitor), bundleOf },
    owner: () => ({ js: [addressOf(entries.owner)], css: [], imports: [] }),
    catalogues: () => Object.fromEntries(languageFolders().map((language) => [language, [catalogueAddress(language)]])),
    folders: [],
  }
}

const root = join(import.meta.dirname, '../..')
let islands = islandsIn(root)

/** Looked for again where it is missing: it may just have been written. */
function bundleOf(name: string): string | null {
  if (!islands.has(name)) islands = islandsIn(root)
  return islands.has(name) ? addressOf(wakeName(name)) : null
}

/** All messages of a language: the built owner area has a file with those that its modules declare. */
export function catalogueAddress(language: string): string {
  return `${base}@catalogue/${language}.json`
}

function addressOf(module: string): string {
  return `${base}@id/${module}`
}
