export {
  type ArchiveChoice,
  archiveChoices,
  archivePath,
  blockTypes,
  type CampaignBlockType,
  campaignLimits,
  type CampaignState,
  clippedBytes,
  isArchived,
  isCampaignLink,
  isEditable,
} from './campaign.rules.ts'
export {
  type Campaign,
  type CampaignBlock,
  type CampaignCounts,
  type CampaignDraft,
  type CampaignRow,
  campaignDraftSchema,
} from './campaign.schema.ts'
export { campaignPagesApi, campaignsApi, type CampaignIssue, type WrittenEmail } from './campaigns.api.ts'
export { campaignEmailMessages } from './campaigns.messages.ts'
export { campaignsProblems } from './campaigns.problems.ts'
