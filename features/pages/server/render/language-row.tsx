import { multilingualApi } from '#features/sites/contract'
import { cacheTag, type VisitorContext } from '#platform/context'
import { languageName } from '#platform/i18n'
import { type RenderedPart, renderMarkup } from '#platform/render/server'
import { servingMessages } from '../../contract/serving.messages.ts'
import css from '../../visitor/language-row.css?inline'

/** The choice of languages at the end of every page; null for a site with one language. */
export function languageRow({ site, locale: language }: VisitorContext): { part: RenderedPart; css: string } | null {
  const { locale, otherLanguages = [] } = site
  if (otherLanguages.length === 0) return null
  const chosen = otherLanguages.includes(language) ? language : locale
  const element = (
    <nav className="languages" aria-label={servingMessages(language, 'languages')}>
      {[locale, ...otherLanguages].map((tag) => (
        <a
          key={tag}
          href={`${multilingualApi.choose.path}?language=${encodeURIComponent(tag)}`}
          lang={tag}
          rel="nofollow"
          aria-current={tag === chosen ? 'true' : undefined}
        >
          {languageName(new Intl.Locale(tag).language)}
        </a>
      ))}
    </nav>
  )
  const { html } = renderMarkup(element, { bundleOf: () => null, runsOwnerCode: false, prefix: 'languages' })
  const none = { islands: new Set<string>(), types: new Set<string>() }
  return { part: { html, ...none, hasOwnerCode: false, tags: [cacheTag.site], until: null }, css }
}
