import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Catalogue } from '../../platform/i18n/languages.ts'
import { pseudoCatalogue, pseudoLanguage } from '../../platform/i18n/pseudo.ts'
import { languageFolders, messagesOf } from '../languages/read.ts'

const declared = /\bmessages\(\s*['"]([\w.]+)['"]\s*\)/g

/**
 * One file for each language, `words-<language>-<hash>.json`: the messages that the modules of the owner area declare. What a translation misses is said in English. `languages.json` tells where each is.
 */
export function ownerLanguages(root: string): Plugin {
  return {
    name: 'quoin-owner-languages',
    generateBundle(_, bundle) {
      const folder = join(root, 'languages')
      const parts = new Set<string>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const id of file.moduleIds) {
          for (const [, part = ''] of this.getModuleInfo(id)?.code?.matchAll(declared) ?? []) parts.add(part)
        }
      }
      if (parts.size === 0) throw new Error('No module of the owner area declares messages: look for their calls anew.')
      const english = messagesOf('en', folder)
      const languages = languageFolders(folder).toSorted((a, b) => Number(b === 'en') - Number(a === 'en'))
      const sources = languages.map((language) => {
        const source = catalogueOf([...english, ...messagesOf(language, folder)], parts)
        return [language, source] as const
      })
      // For tests and for whoever lays out screens; a server offers it only where it is told to.
      sources.push([pseudoLanguage, pseudoCatalogue(catalogueOf(english, parts))])
      const files = sources.map(([language, catalogue]) => {
        const source = JSON.stringify(catalogue)
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `words-${language}-${hash}.json`
        this.emitFile({ type: 'asset', fileName, source })
        return [language, fileName] as const
      })
      this.emitFile({
        type: 'asset',
        fileName: 'languages.json',
        source: JSON.stringify(Object.fromEntries(files), null, 1),
      })
    },
  }
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
