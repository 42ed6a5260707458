import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import type { Availability } from '../../contract/availability.api.ts'
import type {} from '../pages.tables.ts'

const open: Availability = { state: 'open', title: '', words: '' }

export async function availabilityOf(ctx: SiteContext): Promise<Availability> {
  const row = await siteTables(ctx).selectFrom('site_closures').select(['state', 'title', 'words']).executeTakeFirst()
  return row ?? open
}
