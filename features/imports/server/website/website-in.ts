import type { WebsiteValues } from '../../contract/website.schema.ts'
import type { ExportedSite } from '../read/records.ts'
import { currencyAtEnd } from '../table/column-words.ts'
import { tableHead } from '../table/table-head.ts'
import { guessLanguage } from './guess-language.ts'
import { regionNamed, regionOf } from './regions.ts'

export interface WebsiteSource {
  site: Pick<ExportedSite, 'title' | 'description' | 'language'> | null
  /** The beginning of the file, and words from its content. */
  text: string
  /** Names of the columns of a table. */
  head: string
}

/** Default descriptions of systems, which owners have not written. */
const unwritten = /^Just another \w+ (?:site|website|store|weblog)\b/i

/** Returns the language, currency, time zone and units that a file states or suggests. */
export function websiteIn({ site, text, head }: WebsiteSource): WebsiteValues {
  const columns = /^[^\r\n]*/.exec(head.replace(/^\uFEFF/, ''))?.[0] ?? ''
  const market = /(?:^|[,;\t])"?(?:Price|Included|Compare At Price) \/ ([^,;\t"]+)/i.exec(columns)?.[1] ?? ''
  const region = regionNamed(market)
  const language = localeOf(site?.language ?? '') || guessLanguage(text)
  const locale = withRegion(language, region)
  const country = regionOf(region ?? regionIn(locale))
  const isTable = site === null
  return {
    ...textOf('title', site?.title),
    ...textOf('description', unwritten.test(site?.description ?? '') ? '' : site?.description?.slice(0, 500)),
    ...textOf('language', locale),
    ...textOf('timeZone', country?.timeZone),
    ...(isTable ? textOf('currency', writtenCurrency(head) || country?.currency) : {}),
    ...textOf('units', unitsIn(columns)),
  }
}

function textOf<Name extends keyof WebsiteValues>(
  name: Name,
  value: string | undefined,
): Partial<Record<Name, string>> {
  return value === undefined || value.trim() === '' ? {} : ({ [name]: value.trim() } as Record<Name, string>)
}

/** Parses `en_US`, `nl` or `ar-AE` to a language tag; '' for invalid ones. */
function localeOf(tag: string): string {
  try {
    return tag.trim() === '' ? '' : new Intl.Locale(tag.trim().replaceAll('_', '-')).toString()
  } catch {
    return ''
  }
}

/** Languages sold in several countries keep the file's region; others get that of their country. */
function withRegion(language: string, region: string | null): string {
  if (language === '' || language.includes('-')) return language
  const code = region ?? new Intl.Locale(language).maximize().region
  return code === undefined || (region === null && ['en', 'ar', 'es', 'pt', 'fr'].includes(language))
    ? language
    : `${language}-${code}`
}

/** Etsy states the currency beside each price; other systems in the name of the column. */
function writtenCurrency(head: string): string {
  const table = tableHead(head)
  const columns = table?.columns ?? []
  const cell = table?.rows[0]?.[columns.findIndex((name) => name.toUpperCase() === 'CURRENCY_CODE')] ?? ''
  if (/^[A-Z]{3}$/.test(cell)) return cell
  const priced = columns.map((name) => (isPrice.test(name) ? currencyAtEnd.exec(name)?.[1] : undefined))
  return priced.find((code) => code !== undefined)?.toUpperCase() ?? ''
}

const isPrice = /price|prijs|preis|prix|precio|prezzo/i

const regionIn = (locale: string): string => {
  try {
    return new Intl.Locale(locale).region ?? ''
  } catch {
    return ''
  }
}

/** WooCommerce states its units in the names of the columns. */
function unitsIn(columns: string): string {
  const unit = /\((lbs?|oz|in|ft|kg|g|cm|mm)\)/i.exec(columns)?.[1]?.toLowerCase() ?? ''
  return unit === '' ? '' : ['kg', 'g', 'cm', 'mm'].includes(unit) ? 'metric' : 'imperial'
}
