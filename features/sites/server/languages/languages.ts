import type { OwnerContext, OwnerTransaction, Site, VisitorContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { type Answer, type CalledBy, redirect } from '#platform/http'
import { isLanguage, languageName, languageOf, languages, regionalLocale } from '#platform/i18n'
import type { multilingualApi } from '../../contract/multilingual.api.ts'
import { multilingualSettings } from '../../contract/multilingual.settings.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import { changeSite } from '../change-site.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { websiteRow } from '../site.queries.ts'
import { isTranslationConnected } from './translation-service.ts'
import { otherLanguagesOf } from './other-languages.ts'

const yearSeconds = 365 * 86_400

type Languages = Output<typeof multilingualApi.languages>

export async function readMultilingual(ctx: OwnerContext): Promise<Output<typeof multilingualApi.settings>> {
  ctx.require('settings.locale')
  const row = await websiteRow(ctx)
  const others = otherLanguagesOf(row)
  return {
    enabled: others.length > 0,
    defaultLanguage: row.locale,
    languages: [row.locale, ...others],
    connected: await isTranslationConnected(ctx),
    switcherPosition: 'footer',
  }
}

export async function listLanguages(ctx: OwnerContext): Promise<Languages> {
  ctx.require('settings.locale')
  return listed(await websiteRow(ctx))
}

/** Changes the languages. One of them is the site's own, and the published others are offered to visitors. */
export async function changeLanguages(
  ctx: OwnerTransaction,
  wanted: Input<typeof multilingualApi.changeLanguages>,
): Promise<Languages> {
  ctx.require('settings.locale')
  const unknown = wanted.languages.find(({ code }) => code !== ctx.site.locale && !isLanguage(code))
  if (unknown) throw siteProblems.languageUnknown({ code: unknown.code })
  const [own, second] = wanted.languages.filter(({ isDefault }) => isDefault)
  if (!own || second) throw siteProblems.defaultLanguageUnclear()
  const locale = localeIn(ctx.site, own.code)
  if (locale !== ctx.site.locale) await changeSite(ctx, { locale })
  const published = wanted.languages.filter((language) => language.published && language !== own)
  const others = new Set(published.map(({ code }) => languageOf(code)))
  others.delete(languageOf(locale))
  await changeSettings(ctx, { group: multilingualSettings.group, values: { languages: [...others] } })
  return listed(await websiteRow(ctx))
}

/** Stores the language in which a visitor reads the product's texts, and redirects to the page. */
export async function chooseLanguage(
  { site, caller }: VisitorContext & CalledBy,
  { language }: Input<typeof multilingualApi.choose>,
): Promise<Answer<null>> {
  const isOther = site.otherLanguages?.includes(language) ?? false
  const { path = '/', query } = caller.fromPage ?? {}
  const returnTo = query && query.size > 0 ? `${path}?${query.toString()}` : path
  return redirect(returnTo, {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
    cookies: [{ name: '__Host-language', value: isOther ? language : null, maxAge: yearSeconds }],
  })
}

function listed(site: { locale: string; settings: Readonly<Record<string, unknown>> }): Languages {
  const others = otherLanguagesOf(site)
  const own = languageOf(site.locale)
  return {
    languages: [
      {
        code: site.locale,
        name: languageName(new Intl.Locale(site.locale).language),
        isDefault: true,
        published: true,
      },
      ...languages()
        .filter((code) => code !== own)
        .map((code) => ({ code, name: languageName(code), isDefault: false, published: others.includes(code) })),
    ],
  }
}

/** Keeps the country of a site when only the language is given. */
function localeIn({ locale }: Pick<Site, 'locale'>, code: string): string {
  return code === locale || code === languageOf(locale) ? locale : regionalLocale(code)
}
