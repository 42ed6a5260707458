import { unsubscribed } from '#features/forms/contract'
import { personalRecords } from '#features/members/server'
import { archiveTables, type Feature, listen, provide } from '#platform/context'
import { on } from '#platform/http'
import { campaignLimits, campaignPagesApi, campaignsApi } from '../contract/index.ts'
import { archivePage } from './archive-page.ts'
import { campaignsInArchives } from './campaigns.tables.ts'
import { onUnsubscribed } from './on-unsubscribed.ts'
import { personalCampaigns } from './personal-campaigns.ts'
import { previewCampaign, readAudience, sendCampaignTest } from './preview-campaign.ts'
import { queueBatchJob } from './queue-batch.job.ts'
import { campaignEmailOfSite } from './sample-email.ts'
import {
  changeCampaign,
  createCampaign,
  listCampaigns,
  readCampaign,
  removeCampaign,
  setArchive,
} from './save-campaign.ts'
import { resumeCampaign, sendCampaign, stopCampaign } from './send-campaign.ts'
import { settleJob } from './settle.job.ts'
import { readReportAddress, takeReport } from './take-report.ts'
import { listIssues } from './issues.queries.ts'

export const campaignsFeature: Feature = {
  name: 'campaigns',
  jobs: [queueBatchJob, settleJob],
  routes: [
    on(campaignsApi.list, listCampaigns),
    on(campaignsApi.read, readCampaign),
    on(campaignsApi.create, createCampaign),
    on(campaignsApi.change, changeCampaign),
    on(campaignsApi.remove, removeCampaign),
    on(campaignsApi.preview, previewCampaign),
    on(campaignsApi.test, sendCampaignTest),
    on(campaignsApi.audience, readAudience),
    on(campaignsApi.send, sendCampaign),
    on(campaignsApi.stop, stopCampaign),
    on(campaignsApi.resume, resumeCampaign),
    on(campaignsApi.setArchive, setArchive),
    on(campaignsApi.issues, listIssues),
    on(campaignsApi.reportAddress, readReportAddress),
    on(campaignPagesApi.archive, archivePage),
    on(campaignPagesApi.report, takeReport, { body: 'signed', bodyLimit: campaignLimits.report }),
  ],
  provides: [
    provide(archiveTables, campaignsInArchives),
    provide(personalRecords, personalCampaigns),
    listen(unsubscribed, onUnsubscribed),
    campaignEmailOfSite,
  ],
}
