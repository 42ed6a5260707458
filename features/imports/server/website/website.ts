import { changeSettings, changeSite, settingsOf } from '#features/sites/server'
import { generalSettingsSchema, settingsPart } from '#features/sites/contract'
import { type OwnerTransaction, provided, type SiteContext } from '#platform/context'
import { mayDo } from '#platform/contract'
import { siteTables } from '#platform/database'
import { websiteNames, type WebsiteName, type WebsiteValue, type WebsiteValues } from '../../contract/website.schema.ts'
import { importParts } from '../import-part.ts'

export const generalSettings = settingsPart('general', 'settings.general', generalSettingsSchema)

/** Site settings as stored with an import. `before` has the values that the run changed. */
export interface StagedWebsite {
  file: WebsiteValues
  present: WebsiteValues
  after: WebsiteValues
  /** The value of `after` when the rows were read: their prices are in that currency. */
  staged: WebsiteValues
  before?: WebsiteValues
}

/** Returns the present settings that an import may change. */
export async function presentWebsite(
  ctx: SiteContext,
): Promise<{ values: WebsiteValues; chosen: ReadonlySet<string> }> {
  const { description } = await settingsOf(ctx, generalSettings)
  const values: WebsiteValues = {
    title: ctx.site.title,
    description,
    language: ctx.site.locale,
    timeZone: ctx.site.timeZone,
  }
  const chosen = new Set<string>()
  for (const { website } of provided(ctx.product, importParts)) {
    const own = await website?.read(ctx)
    Object.assign(values, own?.values)
    for (const name of own?.chosen ?? []) chosen.add(name)
  }
  return { values, chosen }
}

/** Tells whether the site is still empty, so that the file's settings fit it better than its initial ones. */
export async function isBeginning(ctx: SiteContext, importId: string): Promise<boolean> {
  const item = await siteTables(ctx).selectFrom('items').select('id').limit(1).executeTakeFirst()
  const earlier = await siteTables(ctx)
    .selectFrom('imports')
    .select('id')
    .where('id', '!=', importId)
    .where('state', '=', 'done')
    .limit(1)
    .executeTakeFirst()
  return item === undefined && earlier === undefined
}

/** Returns the settings adopted from a file without further decisions. The owner's title of the site is kept. */
export function adopted(
  file: WebsiteValues,
  present: WebsiteValues,
  { isNew, chosen }: { isNew: boolean; chosen: ReadonlySet<string> },
): WebsiteValues {
  const names: WebsiteName[] = ['language', 'timeZone', 'currency', 'units']
  const wanted = names.filter(
    (name) => isNew && !chosen.has(name) && present[name] !== undefined && fits(name, file[name], present[name]),
  )
  if (isNew && !present.description) wanted.push('description')
  return Object.fromEntries(wanted.flatMap((name) => (file[name] === undefined ? [] : [[name, file[name]]])))
}

/** The owner chose the country of the language: systems begin with `en-US` everywhere. */
const fits = (name: WebsiteName, file = '', present = ''): boolean =>
  name !== 'language' || present.split('-')[0] !== file.split('-')[0]

export function websiteShown(file: WebsiteValues, present: WebsiteValues, after: WebsiteValues): WebsiteValue[] {
  return websiteNames.flatMap((name) =>
    present[name] === undefined
      ? []
      : [{ name, now: present[name], file: file[name] ?? '', after: after[name] ?? present[name] }],
  )
}

/** Applies the chosen settings and returns the former values. Settings that the importer may not change are skipped. */
export async function changeWebsite(ctx: OwnerTransaction, wanted: WebsiteValues): Promise<WebsiteValues> {
  const { values: before } = await presentWebsite(ctx)
  const changes = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== undefined && value !== before[name as WebsiteName]),
  ) as WebsiteValues
  const may = (permission: Parameters<typeof mayDo>[1]): boolean => mayDo(ctx.roles, permission)
  const { title, language, timeZone, description } = changes
  if (title !== undefined && may('settings.general')) await changeSite(ctx, { title })
  if (language !== undefined && may('settings.locale')) await changeSite(ctx, { locale: language })
  if (timeZone !== undefined && may('settings.locale')) await changeSite(ctx, { timeZone })
  if (description !== undefined && may('settings.general'))
    await changeSettings(ctx, { group: 'general', values: { description } })
  for (const { website } of provided(ctx.product, importParts)) await website?.change(ctx, changes)
  return Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as WebsiteName] ?? '']))
}
