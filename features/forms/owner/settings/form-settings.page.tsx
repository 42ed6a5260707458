import '../forms-owner.css'
import { SettingsResult } from '#features/sites/owner'
import type { Output } from '#platform/contract'
import { useState } from 'react'
import { settingsIn, sitesApi } from '#features/sites/contract'
import { FormCard, NoAccess, NumberField, TabbedPage, useOwnerForm, useSend, useWords } from '#platform/ui'
import type { z } from 'zod'
import { formsSettings } from '../../contract/forms.settings.ts'
import { formSettingsMessages } from '../forms-owner.messages.ts'
import { CaptchaKeys } from './captcha-keys.tsx'
import { Webhooks } from './webhooks.tsx'

/** Settings for how long submissions are kept, and which webhooks receive them. */
export function FormSettingsScreen() {
  const t = useWords(formSettingsMessages)
  const [tab, setTab] = useState('storage')
  return (
    <SettingsResult title={t('title')}>
      {(settings) => <FormSettings settings={settings} tab={tab} onTab={setTab} />}
    </SettingsResult>
  )
}

interface TabsProps {
  settings: Output<typeof sitesApi.settings>
  tab: string
  onTab: (tab: string) => void
}

function FormSettings({ settings, tab, onTab }: TabsProps) {
  const t = useWords(formSettingsMessages)
  const values = settingsIn(settings, formsSettings)
  if (!values) return <NoAccess />
  const tabs = [
    { id: 'storage', label: t('storage'), content: <StorageCard start={values} /> },
    { id: 'captcha', label: t('captcha'), content: <CaptchaKeys /> },
    { id: 'webhooks', label: t('webhooks'), content: <Webhooks /> },
  ]
  return <TabbedPage title={t('title')} lead={t('lead')} tabs={tabs} selected={tab} onSelect={onTab} />
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
