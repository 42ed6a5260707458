import type { BlockLoader } from '#platform/render/server'
import { donationById } from '../../server/donations/donations.ts'
import { readStoreSettings, storeTags } from '../../server/store-settings.ts'
import type { DonationProps } from './donation.contract.ts'
import type { DonationData } from './donation.view.tsx'
import { cacheTag } from '#platform/context'

export const loadDonations: BlockLoader<DonationProps, DonationData> = async (ctx, blocks) => {
  const storeSettings = await readStoreSettings(ctx)
  const loaded = new Map()
  for (const { id, props } of blocks) {
    const donation = props.donation ? await donationById(ctx, props.donation) : null
    loaded.set(id, {
      data: { donation: donation?.isActive ? donation : null, storeSettings },
      tags: [...(props.donation ? [cacheTag.item(props.donation)] : []), ...storeTags],
    })
  }
  return loaded
}
