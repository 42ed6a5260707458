import './emails.css'
import { useState } from 'react'
import { ErrorState, mayLeave, Page, SegmentedControl, Skeleton, Tabs, useCall, useWords } from '#platform/ui'
import { type Language, languageName, languages } from '#platform/i18n'
import { emailLookSettings } from '../../contract/email-look.settings.ts'
import { emailsApi } from '../../contract/emails.api.ts'
import { settingsIn } from '../../contract/settings-part.ts'
import { sitesApi } from '../../contract/sites.api.ts'
import { EmailList } from './email-list.tsx'
import { EmailLookForm } from './email-look-form.tsx'
import { emailSettingsMessages } from './emails.messages.ts'

/** Lists every email of the site with its trigger and texts, and edits their common design. */
export function EmailsScreen() {
  const t = useWords(emailSettingsMessages)
  const [chosen, setChosen] = useState<Language>()
  const [tab, setTab] = useState('list')
  const choose = async (next: string): Promise<void> => {
    if (await mayLeave()) setTab(next)
  }
  const found = useCall(emailsApi.list, chosen ? { language: chosen } : {})
  const settings = useCall(sitesApi.settings, {})
  const look = settingsIn(settings.data, emailLookSettings)
  const language = chosen ?? found.data?.language
  const error = found.error ?? settings.error
  return (
    <Page
      title={t('emails')}
      lead={t('emailsLead')}
      actions={
        language && (
          <SegmentedControl
            hideLabel
            label={t('language')}
            value={language}
            onChange={setChosen}
            options={languages().map((value) => ({ value, label: languageName(value) }))}
          />
        )
      }
    >
      {error && <ErrorState error={error} onRetry={() => void Promise.all([found.refetch(), settings.refetch()])} />}
      {!error && !(found.data && look) && <Skeleton lines={8} height={60} />}
      {found.data && look && (
        <Tabs
          label={t('emails')}
          selected={tab}
          onSelect={(next) => void choose(next)}
          tabs={[
            {
              id: 'list',
              label: t('list'),
              content: <EmailList emails={found.data.emails} language={found.data.language} />,
            },
            {
              id: 'look',
              label: t('look'),
              content: (
                <EmailLookForm
                  look={look}
                  hasLogo={Boolean(settings.data?.general?.logoAssetId)}
                  emails={found.data.emails}
                  language={found.data.language}
                />
              ),
            },
          ]}
        />
      )}
    </Page>
  )
}
