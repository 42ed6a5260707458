import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../i18n/index.ts'
import { LanguageProvider, useMoments } from './language.tsx'

function Moment() {
  return useMoments({ dateStyle: 'medium' })(new Date(2026, 10, 2))
}

const written = (language: Language, siteLocale: string): string =>
  renderToStaticMarkup(
    <LanguageProvider language={language} siteLocale={siteLocale}>
      <Moment />
    </LanguageProvider>,
  )

test('dates are in the language of the person, as the country of the site writes it where that is its language too', () => {
  expect(written('en', 'en-GB')).toBe('2 Nov 2026')
  expect(written('en', 'en-US')).toBe('Nov 2, 2026')
  expect(written('en', 'de-DE')).toBe('2 Nov 2026')
  expect(written('nl', 'en-US')).toBe('2 nov 2026')
})
