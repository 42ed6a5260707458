import { newId } from '#platform/contract'
import type { TestSite } from './site.ts'

interface DonationTerms {
  title: string
  amounts_minor: number[]
  allows_other_amount: boolean
  maximum_minor: number
}

/** A donation of a site that visitors give once, from one euro. Answers its id. */
export async function addDonation({ site, as }: Pick<TestSite, 'site' | 'as'>, more: Partial<DonationTerms> = {}) {
  const id = newId()
  const terms = { title: 'De kraan', amounts_minor: [1000], allows_other_amount: false, maximum_minor: 50_000, ...more }
  const row = { website_id: site.id, id, description: '', minimum_minor: 100, recurring: [], is_active: true }
  await as((tx) =>
    tx.db
      .insertInto('donations')
      .values({ ...row, ...terms, created_at: tx.now() })
      .execute(),
  )
  return id
}
