import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components'
import type { Catalogue, Language, messages } from '../i18n/index.ts'

const LanguageContext = createContext<Language>('en')

/** The language of the owner area, for our words and for what React Aria announces. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageContext.Provider value={language}>
      <I18nProvider locale={localeOf(language)}>{children}</I18nProvider>
    </LanguageContext.Provider>
  )
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

type Say<C extends Catalogue> = ReturnType<typeof messages<C>>
type Values = Parameters<Say<Catalogue>>[2]

/** `const t = useWords(galleryMessages)`, then `t('count', { n: 3 })`. */
export function useWords<const C extends Catalogue>(say: Say<C>): (name: keyof C & string, values?: Values) => string {
  const language = useLanguage()
  return useCallback((name, values) => say(language, name, values), [say, language])
}

/** `const when = useMoments({ dateStyle: 'medium' })`, then `when(row.changedAt)`. */
export function useMoments(style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>): (at: string | Date) => string {
  const language = useLanguage()
  const { dateStyle, timeStyle } = style
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(localeOf(language), { ...(dateStyle && { dateStyle }), ...(timeStyle && { timeStyle }) })
    return (at) => format.format(new Date(at))
  }, [language, dateStyle, timeStyle])
}

function localeOf(language: Language): string {
  return language === 'nl' ? 'nl-NL' : 'en-GB'
}
