import { documentSummaries, pathsOfDocuments } from '#features/pages/server'
import { settingsOf } from '#features/sites/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Output } from '#platform/contract'
import { type Language, messages } from '#platform/i18n'
import { catalogSettings } from '../contract/index.ts'
import type { ownerCatalogApi } from '../contract/owner-catalog.api.ts'

const say = messages('catalog.texts')

export const policyKinds = ['terms', 'returns', 'privacy'] as const
export interface PolicyLink {
  kind: (typeof policyKinds)[number]
  label: string
  path: string
}

/** The pages with the shop's terms that visitors can open, in the order in which they are named. */
export async function policyLinks(ctx: SiteContext, language: Language): Promise<PolicyLink[]> {
  const { policies } = await settingsOf(ctx, catalogSettings)
  const ids = policyKinds.flatMap((kind) => policies[kind] ?? [])
  const paths = await pathsOfDocuments(ctx, ids)
  return policyKinds.flatMap((kind) => {
    const path = paths.get(policies[kind] ?? '')
    return path === undefined ? [] : [{ kind, label: say(language, `policy.${kind}`), path: encodeURI(path) }]
  })
}

/** The same for the foot of emails. */
export async function policiesInEmails(ctx: SiteContext, language: Language) {
  const links = await policyLinks(ctx, language)
  return links.map(({ label, path }) => ({ label, url: ctx.site.baseUrl + path }))
}

/** Returns published pages to choose from in the store settings. */
export async function pagesToChoose(ctx: OwnerContext): Promise<Output<typeof ownerCatalogApi.pages>> {
  ctx.require('commerce.storeSettings')
  const summaries = await documentSummaries(ctx, { kind: 'page' })
  const published = summaries.filter(({ path, publishedAt }) => path !== null && publishedAt !== null)
  return published.map(({ id, title, path }) => ({ id, title, path: path ?? '' }))
}
