import '../forms-owner.css'
import { useState } from 'react'
import { settingsIn, sitesApi } from '#features/sites/contract'
import {
  ErrorState,
  FormCard,
  NoAccess,
  NumberField,
  Page,
  Skeleton,
  Tabs,
  mayLeave,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import type { z } from 'zod'
import { formsSettings } from '../../contract/forms.settings.ts'
import { formSettingsMessages } from '../forms-owner.messages.ts'
import { CaptchaKeys } from './captcha-keys.tsx'
import { Webhooks } from './webhooks.tsx'

/** How long submissions are kept, and who else is told of them. */
export function FormSettingsScreen() {
  const t = useWords(formSettingsMessages)
  const [tab, setTab] = useState('storage')
  const settings = useCall(sitesApi.settings, {})
  if (settings.error) return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
  if (!settings.data)
    return (
      <Page title={t('title')} width="narrow">
        <Skeleton lines={6} height={32} />
      </Page>
    )
  const values = settingsIn(settings.data, formsSettings)
  if (!values) return <NoAccess />
  const tabs = [
    { id: 'storage', label: t('storage'), content: <StorageCard start={values} /> },
    { id: 'captcha', label: t('captcha'), content: <CaptchaKeys /> },
    { id: 'webhooks', label: t('webhooks'), content: <Webhooks /> },
  ]
  const choose = async (next: string): Promise<void> => {
    if (await mayLeave()) setTab(next)
  }
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Tabs label={t('title')} tabs={tabs} selected={tab} onSelect={(next) => void choose(next)} />
    </Page>
  )
}

function StorageCard({ start }: { start: z.infer<typeof formsSettings.schema> }) {
  const t = useWords(formSettingsMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: formsSettings.schema,
    values: start,
    save: (values) => save.mutateAsync({ group: formsSettings.group, values }),
    savedMessage: t('saved'),
  })
  return (
    <FormCard form={form}>
      <NumberField
        label={t('keepDays')}
        hint={t('keepDays.hint')}
        {...form.number('keepDays')}
        minValue={0}
        maxValue={3650}
      />
    </FormCard>
  )
}
