import type { z } from 'zod'
import { catalogSettings } from '#features/catalog/contract'
import { PageSelect } from '#features/catalog/owner'
import { sitesApi } from '#features/sites/contract'
import { FormCard, useOwnerForm, useSend, useWords } from '#platform/ui'
import { checkoutSettingsMessages } from './checkout-settings.messages.ts'

type Policies = z.infer<typeof catalogSettings.schema>['policies']

/** Choice of the pages with the terms of the shop. */
export function PoliciesCard({ values }: { values: Policies }) {
  const t = useWords(checkoutSettingsMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: catalogSettings.schema.shape.policies.unwrap(),
    values,
    save: (policies) => save.mutateAsync({ group: catalogSettings.group, values: { policies } }),
    savedMessage: t('saved'),
  })
  return (
    <FormCard title={t('policies')} lead={t('policies.lead')} form={form}>
      <PageSelect label={t('policies.terms')} {...form.field('terms')} />
      <PageSelect label={t('policies.returns')} {...form.field('returns')} />
      <PageSelect label={t('policies.privacy')} {...form.field('privacy')} />
    </FormCard>
  )
}
