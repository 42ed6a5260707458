import { measurementSettings } from '#features/catalog/contract'
import { sitesApi } from '#features/sites/contract'
import { FormCard, Select, useOwnerForm, useSend, useWords } from '#platform/ui'
import { storeSettingsMessages } from './store-settings.messages.ts'

/** Units of weights and sizes. */
export function UnitsCard({ standard }: { standard: 'metric' | 'imperial' }) {
  const t = useWords(storeSettingsMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: measurementSettings.schema,
    values: { measurementStandard: standard },
    save: (values) => save.mutateAsync({ group: measurementSettings.group, values }),
    savedMessage: t('saved'),
  })
  const options = [
    { value: 'metric' as const, label: t('units.metric') },
    { value: 'imperial' as const, label: t('units.imperial') },
  ]
  return (
    <FormCard title={t('units')} form={form}>
      <Select label={t('units.label')} {...form.field('measurementStandard')} options={options} />
    </FormCard>
  )
}
