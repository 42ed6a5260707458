import { policyLinks } from '#features/catalog/server'
import { businessOf, settingsOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { ordersSettings } from '../../contract/index.ts'

/** Returns the return period for search engines; none where the owner allows no returns. */
export async function returnTerms(ctx: SiteContext): Promise<() => Record<string, unknown>> {
  const { returnDays } = await settingsOf(ctx, ordersSettings)
  const { country } = await businessOf(ctx)
  const link = (await policyLinks(ctx, languageOf(ctx.site.locale))).find(({ kind }) => kind === 'returns')
  if (returnDays === 0 || country === '') return () => ({})
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(link ? { merchantReturnLink: ctx.site.baseUrl + link.path } : {}),
  }
  return () => ({ hasMerchantReturnPolicy: policy })
}
