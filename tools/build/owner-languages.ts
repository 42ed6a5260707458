import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Catalogue } from '../../platform/i18n/languages.ts'
import { pseudoCatalogue, pseudoLanguage } from '../../platform/i18n/pseudo.ts'
import { languageFolders, messagesOf } from '../languages/read.ts'

const declared = /\bmessages\(\s*['"]([\w.]+)['"]\s*\)/g
const exported = /export const (\w+) = (?:\/\*[^*]*\*\/ )?messages\(\s*['"]([\w.]+)['"]\s*\)/g
const passedOn = /export \{[^}]*\} from ['"][^'"]*['"]/g

/**
 * Two files for each language, `words-<language>-<hash>.json`: the messages that the modules of the owner area declare.
 * The first holds what the modules in `first` say, the second everything else. What a translation misses is said in
 * English. `languages.json` tells where they are.
 */
export function ownerLanguages(root: string, first: ReadonlySet<string>): Plugin {
  return {
    name: 'quoin-owner-languages',
    generateBundle(_, bundle) {
      const folder = join(root, 'languages')
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const codeOf = new Map(modules.map((id) => [id, this.getModuleInfo(id)?.code ?? '']))
      const parts = partsOf(codeOf, first)
      if (parts.early.size + parts.later.size === 0)
        throw new Error('No module of the owner area declares messages: look for their calls anew.')
      const english = messagesOf('en', folder)
      const languages = languageFolders(folder).toSorted((a, b) => Number(b === 'en') - Number(a === 'en'))
      const files = [...languages, pseudoLanguage].map((language) => {
        const names = [parts.early, parts.later].map((wanted) => {
          const source = JSON.stringify(
            // For tests and for whoever lays out screens; a server offers it only where it is told to.
            language === pseudoLanguage
              ? pseudoCatalogue(catalogueOf(english, wanted))
              : catalogueOf([...english, ...messagesOf(language, folder)], wanted),
          )
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
          const fileName = `words-${language}-${hash}.json`
          this.emitFile({ type: 'asset', fileName, source })
          return fileName
        })
        return [language, names] as const
      })
      this.emitFile({
        type: 'asset',
        fileName: 'languages.json',
        source: JSON.stringify(Object.fromEntries(files), null, 1),
      })
    },
  }
}

/**
 * `early`: what modules in `first` declare for themselves, or name of what modules of messages export. `later`: all
 * others.
 */
function partsOf(
  codeOf: ReadonlyMap<string, string>,
  first: ReadonlySet<string>,
): { early: ReadonlySet<string>; later: ReadonlySet<string> } {
  const all = new Set<string>()
  const byName = new Map<string, string[]>()
  for (const code of codeOf.values()) {
    for (const [, part = ''] of code.matchAll(declared)) all.add(part)
    for (const [, name = '', part = ''] of code.matchAll(exported))
      byName.set(name, [...(byName.get(name) ?? []), part])
  }
  const early = new Set<string>()
  for (const [id, code] of codeOf) {
    if (!first.has(id) || id.endsWith('.messages.ts')) continue
    for (const [, part = ''] of code.matchAll(declared)) early.add(part)
    for (const name of new Set(code.replaceAll(passedOn, '').match(/\b[A-Za-z]\w*\b/g)))
      for (const part of byName.get(name) ?? []) early.add(part)
  }
  return { early, later: new Set([...all].filter((part) => !early.has(part))) }
}

function catalogueOf(texts: ReturnType<typeof messagesOf>, parts: ReadonlySet<string>): Catalogue {
  const catalogue: Record<string, Record<string, Record<string, string>>> = {}
  for (const { feature, part, name, text } of texts) {
    const section = part.slice(feature.length + 1)
    if (!parts.has(part)) continue
    const sections = (catalogue[feature] ??= {})
    const names = (sections[section] ??= {})
    names[name] = text
  }
  return catalogue
}
