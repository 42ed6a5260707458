import { sitesApi, settingsIn } from '#features/sites/contract'
import { FormDialog, NumberField, Select, Switch, useCall, useMay, useOwnerForm, useSend, useWords } from '#platform/ui'
import type { z } from 'zod'
import { approvals, commentsSettings, writers } from '../contract/index.ts'
import { commentSettingsMessages } from './comment-settings.messages.ts'

/** Settings for who may write, which comments wait for a moderator, and when a page stops accepting comments. */
export function CommentSettings({ onClose }: { onClose: () => void }) {
  const settings = useCall(sitesApi.settings, {})
  const values = settingsIn(settings.data, commentsSettings)
  return values ? <SettingsDialog start={values} onClose={onClose} /> : null
}

function SettingsDialog({ start, onClose }: { start: z.infer<typeof commentsSettings.schema>; onClose: () => void }) {
  const t = useWords(commentSettingsMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: commentsSettings.schema,
    values: start,
    save: (values) => save.mutateAsync({ group: commentsSettings.group, values }),
    savedMessage: t('saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog title={t('settings')} action={t('save')} onClose={onClose} form={form}>
      <TakesComments />
      <Select
        label={t('whoWrites')}
        {...form.field('whoWrites')}
        options={writers.map((value) => ({ value, label: t(`writers.${value}`) }))}
      />
      <Select
        label={t('approval')}
        {...form.field('approval')}
        options={approvals.map((value) => ({ value, label: t(`approvals.${value}`) }))}
      />
      <NumberField
        label={t('mostLinks')}
        hint={t('mostLinksHint')}
        {...form.number('mostLinks')}
        minValue={0}
        maxValue={20}
      />
      <NumberField
        label={t('closes')}
        hint={t('closesHint')}
        {...form.number('closesAfterDays')}
        minValue={0}
        maxValue={3650}
      />
    </FormDialog>
  )
}

/** Switch for the whole site, for people who may change it. */
function TakesComments() {
  const t = useWords(commentSettingsMessages)
  const may = useMay()
  const settings = useCall(sitesApi.settings, {})
  const save = useSend(sitesApi.changeSettings, { refreshes: [sitesApi.settings] })
  const general = settings.data?.general
  if (!general || !may('settings.general')) return null
  return (
    <Switch
      isSelected={general.commentsEnabled}
      onChange={(commentsEnabled) => save.mutate({ group: 'general', values: { commentsEnabled } })}
      hint={t('takesHint')}
    >
      {t('takes')}
    </Switch>
  )
}
