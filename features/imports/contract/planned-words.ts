import type { Language } from '#platform/i18n'
import type { Import } from './import.schema.ts'
import { importMessages } from './imports.messages.ts'

/** Returns sentences about changes beside the rows of a plan. */
export function plannedWords(language: Language, { planned }: Pick<Import, 'planned'>): string[] {
  const names = ['redirects', 'flattened', 'drafts'] as const
  return names.flatMap((name) =>
    planned[name] > 0 ? [importMessages(language, `planned.${name}`, { n: planned[name] })] : [],
  )
}
