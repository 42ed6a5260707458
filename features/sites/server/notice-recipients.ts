import { accountById } from '#features/accounts/server'
import type { SiteContext } from '#platform/context'
import { type Language, languageOf } from '#platform/i18n'
import { addressesIn, type NoticeKind, noticesSettings } from '../contract/notices.settings.ts'
import { settingsOf } from './settings/stored-settings.ts'
import { websiteRow } from './site.queries.ts'

/** Returns the recipients and their languages; none where the notice is switched off. */
export async function noticeRecipients(
  ctx: SiteContext,
  kind: NoticeKind,
): Promise<{ to: string; language: Language }[]> {
  const settings = await settingsOf(ctx, noticesSettings)
  if (!settings[`${kind}On`]) return []
  const { owner_id: ownerId } = await websiteRow(ctx)
  const owner = await accountById(ctx, ownerId)
  const addresses = addressesIn(settings[`${kind}To`])
  const language = languageOf(owner?.locale ?? ctx.site.locale)
  if (addresses.length > 0) return addresses.map((to) => ({ to, language }))
  return owner ? [{ to: owner.email, language }] : []
}

/** Returns the address of a screen of the owner area. */
export function ownerScreen({ config, site }: Pick<SiteContext, 'config' | 'site'>, path: string): string {
  return `${config.protocol}://${site.name}.${config.adminHost}${path}`
}
