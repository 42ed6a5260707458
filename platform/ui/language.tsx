import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components'
import {
  type CataloguePart,
  type Language,
  regionalLocale,
  type Say,
  sourceLanguage,
  type Words,
} from '../i18n/index.ts'

const LanguageContext = createContext<Language>(sourceLanguage)
const LocaleContext = createContext('en-GB')
const SiteLocaleContext = createContext('en-GB')

/**
 * Sets the language of the owner area, for our texts and for the announcements of React Aria. `siteLocale` is the
 * regional form of that language at the site's country.
 */
export function LanguageProvider({
  language,
  siteLocale,
  children,
}: {
  language: Language
  siteLocale?: string
  children: ReactNode
}) {
  const locale = localeOf(language, siteLocale)
  return (
    <LanguageContext.Provider value={language}>
      <LocaleContext.Provider value={locale}>
        <SiteLocaleContext.Provider value={siteLocale ?? locale}>
          <I18nProvider locale={locale}>{children}</I18nProvider>
        </SiteLocaleContext.Provider>
      </LocaleContext.Provider>
    </LanguageContext.Provider>
  )
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/**
 * The locale for dates, numbers and lists: the user's language, in the regional form of the site's country if that
 * country speaks it.
 */
export function useLocale(): string {
  return useContext(LocaleContext)
}

/** The site's own locale: the owner area shows amounts of money as visitors see them. */
export function useSiteLocale(): string {
  return useContext(SiteLocaleContext)
}

/** Translator of a catalogue: `const t = useWords(galleryMessages)`, then `t('count', { n: 3 })`. */
export function useWords<P extends CataloguePart>(say: Say<P>): Words<P> {
  const language = useLanguage()
  return useMemo(() => say.in(language), [say, language])
}

/** Formatter of dates and times: `const when = useMoments({ dateStyle: 'medium' })`, then `when(row.changedAt)`. */
export function useMoments(
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): (at: string | Date) => string {
  const locale = useLocale()
  const { dateStyle, timeStyle } = style
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { ...(dateStyle && { dateStyle }), ...(timeStyle && { timeStyle }) })
    return (at) => format.format(new Date(at))
  }, [locale, dateStyle, timeStyle])
}

function localeOf(language: Language, siteLocale = ''): string {
  if (siteLocale.toLowerCase().startsWith(`${language}-`)) return siteLocale
  return regionalLocale(language)
}
