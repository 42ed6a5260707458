import type { Tone } from '#platform/ui'
import type { CampaignCounts, CampaignState } from '../contract/index.ts'

export const stateTones: Readonly<Record<CampaignState, Tone>> = {
  draft: 'plain',
  scheduled: 'accent',
  sending: 'attention',
  stopped: 'danger',
  sent: 'success',
}

/** Percentage of recipients whose email was sent, or never will be. */
export function progressOf({ expected, recipients, sent, failed, bounced }: CampaignCounts): number {
  const all = Math.max(expected, recipients, 1)
  return Math.round(((sent + failed + bounced) / all) * 100)
}
