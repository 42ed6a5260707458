import { audit } from '#features/accounts/server'
import { cacheTag, type SiteContext, type OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import type { Selectable } from 'kysely'
import { catalogProblems, type Donation, type donationApi } from '../../contract/index.ts'
import type { DonationsTable } from '../catalog.tables.ts'

const starts = {
  description: '',
  amountsMinor: [1000, 2500, 5000, 10_000],
  allowsOtherAmount: true,
  minimumMinor: 100,
  maximumMinor: 1_000_000,
  recurring: [],
  isActive: true,
}

export async function donationsOf(ctx: SiteContext): Promise<Donation[]> {
  const rows = await donations(ctx).orderBy('id').execute()
  return rows.map(donationOf)
}

/** Returns the settings of a donation button; null when it no longer exists. */
export async function donationById(ctx: SiteContext, id: string): Promise<Donation | null> {
  const row = await donations(ctx).where('id', '=', id).executeTakeFirst()
  return row ? donationOf(row) : null
}

export async function createDonation(
  ctx: OwnerTransaction,
  values: Input<typeof donationApi.create>,
): Promise<Donation> {
  ctx.require('commerce.donations')
  const donation = { ...starts, ...values, id: newId(ctx.now().getTime()) }
  requireFit(donation)
  await siteTables(ctx)
    .insertInto('donations')
    .values({ ...columnsOf(donation), created_at: ctx.now() })
    .execute()
  await audit(ctx, { action: 'catalog.donation_created', subject: donation.id, after: { title: donation.title } })
  return donation
}

export async function changeDonation(
  ctx: OwnerTransaction,
  { id, values }: Input<typeof donationApi.change>,
): Promise<Donation> {
  ctx.require('commerce.donations')
  const before = await donationById(ctx, id)
  if (!before) throw catalogProblems.donationMissing()
  const donation = { ...before, ...values }
  requireFit(donation)
  await siteTables(ctx).updateTable('donations').set(columnsOf(donation)).where('id', '=', id).execute()
  await changed(ctx, [cacheTag.item(id)])
  return donation
}

export async function removeDonation(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('commerce.donations')
  await siteTables(ctx).deleteFrom('donations').where('id', '=', id).execute()
  await changed(ctx, [cacheTag.item(id)])
  return {}
}

function donations(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('donations').selectAll()
}

function requireFit({ minimumMinor, maximumMinor }: Donation): void {
  if (minimumMinor > maximumMinor) throw catalogProblems.amountsUnfit()
}

function columnsOf(donation: Donation) {
  return {
    id: donation.id,
    title: donation.title,
    description: donation.description,
    amounts_minor: [...donation.amountsMinor],
    allows_other_amount: donation.allowsOtherAmount,
    minimum_minor: donation.minimumMinor,
    maximum_minor: donation.maximumMinor,
    recurring: [...donation.recurring],
    is_active: donation.isActive,
  }
}

function donationOf(row: Selectable<DonationsTable>): Donation {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    amountsMinor: row.amounts_minor.map(Number),
    allowsOtherAmount: row.allows_other_amount,
    minimumMinor: row.minimum_minor,
    maximumMinor: row.maximum_minor,
    recurring: row.recurring,
    isActive: row.is_active,
  }
}
