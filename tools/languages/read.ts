import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export const languagesFolder = join(import.meta.dirname, '../../languages')

/** One message of one language, by the name that checks call it by. */
export interface MessageText {
  feature: string
  /** `search.panel` */
  part: string
  name: string
  text: string
}

export function languageFolders(folder = languagesFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

export function messagesOf(language: string, folder = languagesFolder): MessageText[] {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'))
  return files.toSorted().flatMap((file) => {
    const feature = basename(file, '.json')
    const parts = JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<
      string,
      Record<string, string>
    >
    return Object.entries(parts).flatMap(([part, texts]) =>
      Object.entries(texts).map(([name, text]) => ({ feature, part: `${feature}.${part}`, name, text })),
    )
  })
}
