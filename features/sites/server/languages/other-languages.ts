import { isLanguage, type Language, languageOf } from '#platform/i18n'
import { multilingualSettings } from '../../contract/multilingual.settings.ts'

/** Returns the other languages of a stored site; languages that the product no longer has are left out. */
export function otherLanguagesOf(site: { locale: string; settings: Readonly<Record<string, unknown>> }): Language[] {
  const { group, schema } = multilingualSettings
  const stored = schema.safeParse(site.settings[group] ?? {})
  const own = languageOf(site.locale)
  return (stored.data?.languages ?? []).filter((language) => language !== own && isLanguage(language))
}
