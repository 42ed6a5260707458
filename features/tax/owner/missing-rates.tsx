import { Banner, useLanguage, useWords } from '#platform/ui'
import { classesWithoutRate, countriesWithoutRate, taxClassName, type TaxRules } from '../contract/index.ts'
import { taxOwnerMessages } from './tax-owner.messages.ts'

/** Lists missing rates. Another rate is charged instead of each, so that nothing is sold untaxed. */
export function MissingRates({ unratedClasses, ...rules }: TaxRules & { unratedClasses: readonly string[] }) {
  const t = useWords(taxOwnerMessages)
  const language = useLanguage()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const nameOf = (country: string) => (country === 'XI' ? t('northernIreland') : (names.of(country) ?? country))
  const countries = countriesWithoutRate(rules).map(nameOf).toSorted(new Intl.Collator(language).compare)
  const lacking = classesWithoutRate(rules).map(
    ({ country, taxClass }) => `${nameOf(country)} (${taxClassName(taxClass, language)})`,
  )
  const unrated = unratedClasses.map((name) => taxClassName(name, language))
  return (
    <>
      {countries.length > 0 && (
        <Banner tone="attention">{t('withoutRate', { countries: list.format(countries) })}</Banner>
      )}
      {lacking.length > 0 && (
        <Banner tone="attention">{t('classesWithoutRate', { classes: list.format(lacking) })}</Banner>
      )}
      {unrated.length > 0 && <Banner tone="attention">{t('unratedClasses', { classes: list.format(unrated) })}</Banner>}
    </>
  )
}
