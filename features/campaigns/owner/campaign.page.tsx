import './campaigns-owner.css'
import { OneScreen, useMay, useWords } from '#platform/ui'
import { campaignsApi, isEditable } from '../contract/index.ts'
import { CampaignReport } from './campaign-report.tsx'
import { campaignsOwnerMessages } from './campaigns-owner.messages.ts'
import { DraftPage } from './draft-page.tsx'

const sendingMs = 2000
const scheduledMs = 15_000

/** Shows a campaign: its form while it is a draft, and then what became of it. */
export function CampaignScreen() {
  const t = useWords(campaignsOwnerMessages)
  const mayWrite = useMay()('newsletter.message.write')
  return (
    <OneScreen
      endpoint={campaignsApi.read}
      title={t('campaign')}
      refetchInterval={(campaign) =>
        campaign?.state === 'sending' ? sendingMs : campaign?.state === 'scheduled' ? scheduledMs : false
      }
    >
      {(campaign) =>
        isEditable(campaign.state) && mayWrite ? (
          <DraftPage campaign={campaign} />
        ) : (
          <CampaignReport campaign={campaign} />
        )
      }
    </OneScreen>
  )
}
