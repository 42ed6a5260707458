/** Internals of campaigns that only tests need, so they stay out of the public interface. */
export {
  changeCampaign,
  createCampaign,
  listCampaigns,
  readCampaign,
  removeCampaign,
  setArchive,
} from '../../features/campaigns/server/save-campaign.ts'
export { previewCampaign, readAudience, sendCampaignTest } from '../../features/campaigns/server/preview-campaign.ts'
export { resumeCampaign, sendCampaign, stopCampaign } from '../../features/campaigns/server/send-campaign.ts'
export { listIssues } from '../../features/campaigns/server/issues.queries.ts'
export { readReportAddress } from '../../features/campaigns/server/take-report.ts'
