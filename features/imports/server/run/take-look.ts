import { changeDocument, createDocument, documentSummaries, draftOf, publish } from '#features/pages/server'
import { changeSettings, settingsOf } from '#features/sites/server'
import { assetById } from '#features/media/server'
import { mayDo } from '#platform/contract'
import { siteTables } from '#platform/database'
import { paletteOf, startingStyles, stylesFrom } from '#platform/theme'
import type { ImportLook } from '../../contract/look.schema.ts'
import { imageKey } from '../items/source-key.ts'
import { generalSettings } from '../website/website.ts'
import type { Run } from './run-context.ts'

/** The design as stored with an import. `before` holds the values that the run changed. */
export interface StagedLook extends ImportLook {
  before?: { styles?: Record<string, unknown>; logoAssetId?: string | null }
}

export const stagedLook = ({ import: own }: Run): StagedLook | null =>
  (own.details.look as StagedLook | undefined) ?? null

/**
 * Takes over colours, typefaces and logo of the old site, once for an import and as far as the account may change them.
 */
export async function takeLook(run: Run): Promise<void> {
  const look = stagedLook(run)
  if (!look?.isTaken || look.before) return
  const { ctx } = run
  const before: StagedLook['before'] = {}
  if ((look.colours || look.fonts) && mayDo(ctx.roles, 'content.design')) {
    const styles = await presentStyles(run)
    const wanted = wantedStyles(look, styles.settings)
    before.styles = Object.fromEntries(Object.keys(wanted).map((name) => [name, styles.settings[name]]))
    await changeStyles(run, styles.id, wanted)
  }
  if (look.logo !== null && mayDo(ctx.roles, 'settings.general')) {
    const logoAssetId = await assetOf(run, look.logo)
    const { logoAssetId: present } = await settingsOf(ctx, generalSettings)
    if (logoAssetId !== null) {
      before.logoAssetId = present
      await changeSettings(ctx, { group: 'general', values: { logoAssetId } })
    }
  }
  run.import.details = { ...run.import.details, look: { ...look, before } }
  await siteTables(ctx)
    .updateTable('imports')
    .set({ details: run.import.details })
    .where('id', '=', run.import.id)
    .execute()
}

/** Restores the former design where it was not changed since. */
export async function undoLook(run: Run): Promise<void> {
  const look = stagedLook(run)
  if (!look?.before) return
  const { styles: before, logoAssetId } = look.before
  if (before) {
    const styles = await presentStyles(run)
    const taken = wantedStyles(look, before)
    const untouched = Object.entries(before).filter(
      ([name, value]) => value !== undefined && JSON.stringify(styles.settings[name]) === JSON.stringify(taken[name]),
    )
    await changeStyles(run, styles.id, Object.fromEntries(untouched))
  }
  if (logoAssetId === undefined || look.logo === null) return
  const { logoAssetId: present } = await settingsOf(run.ctx, generalSettings)
  if (present === (await assetOf(run, look.logo)))
    await changeSettings(run.ctx, { group: 'general', values: { logoAssetId } })
}

async function presentStyles({ ctx }: Run): Promise<{ id: string; settings: Record<string, unknown> }> {
  const [present] = await documentSummaries(ctx, { kind: 'styles' })
  const id = present?.id ?? (await createDocument(ctx, { kind: 'styles', settings: { ...startingStyles } })).id
  const { settings } = await draftOf(ctx, id)
  return { id, settings: { ...stylesFrom(settings) } }
}

function wantedStyles({ colours, fonts }: ImportLook, settings: Record<string, unknown>): Record<string, unknown> {
  const present = stylesFrom(settings)
  const [lightest, light, accent, dark, darkest] = colours ?? []
  return {
    ...(lightest && light && accent && dark && darkest
      ? { palette: paletteOf(lightest, light, accent, dark, darkest) }
      : {}),
    ...(fonts
      ? { heading: { ...present.heading, family: fonts.heading }, body: { ...present.body, family: fonts.body } }
      : {}),
  }
}

async function changeStyles({ ctx }: Run, id: string, values: Record<string, unknown>): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => ({ path: [name], value }))
  if (changes.length === 0) return
  const operations = [{ kind: 'changeSettings' as const, changes }]
  await changeDocument(ctx, { id, operation: { kind: 'batch', label: 'import', operations } })
  await publish(ctx, { documents: [id] })
}

/** Returns the asset of the fetched logo; a placeholder is no logo. */
async function assetOf({ ctx, import: own }: Run, url: string): Promise<string | null> {
  const row = await siteTables(ctx)
    .selectFrom('import_media')
    .select('target_id')
    .where('import_id', '=', own.id)
    .where('media_key', '=', imageKey(url))
    .executeTakeFirst()
  const record = await siteTables(ctx)
    .selectFrom('import_rows')
    .select('outcome')
    .where('import_id', '=', own.id)
    .where('target_id', '=', row?.target_id ?? '')
    .where('outcome', '=', 'placeholder')
    .executeTakeFirst()
  if (!row?.target_id || record) return null
  return (await assetById(ctx, row.target_id))?.id ?? null
}
