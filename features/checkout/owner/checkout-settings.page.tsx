import type { z } from 'zod'
import { useEmailHint } from '#features/accounts/owner'
import { catalogSettings } from '#features/catalog/contract'
import { MoneyField } from '#features/catalog/owner'
import { settingsIn, sitesApi } from '#features/sites/contract'
import {
  Checkbox,
  ErrorState,
  FormCard,
  NumberField,
  Page,
  Skeleton,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { checkoutSettings } from '../contract/index.ts'
import { CheckoutQuestions } from './checkout-questions.tsx'
import { PoliciesCard } from './policies-card.tsx'
import { checkoutSettingsMessages } from './checkout-settings.messages.ts'

type Store = z.infer<typeof checkoutSettings.schema>

/** Edits the checkout: its settings, and reminders of abandoned carts. */
export function CheckoutSettingsScreen() {
  const t = useWords(checkoutSettingsMessages)
  const found = useCall(sitesApi.settings, {})
  const store = settingsIn(found.data, checkoutSettings)
  const shop = settingsIn(found.data, catalogSettings)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} height={60} />}
      {store && <Cards store={store} />}
      {store && <CheckoutQuestions />}
      {shop && <PoliciesCard values={shop.policies} />}
    </Page>
  )
}

function Cards({ store }: { store: Store }) {
  const { expressCheckout, minimumSubtotalMinor, abandonedCart } = store
  return (
    <>
      <OrderingCard values={{ expressCheckout, minimumSubtotalMinor }} />
      <AbandonedCard values={abandonedCart} />
    </>
  )
}

function useSaveStore() {
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  return (values: Partial<Store>) => save.mutateAsync({ group: checkoutSettings.group, values })
}

function OrderingCard({ values }: { values: Pick<Store, 'expressCheckout' | 'minimumSubtotalMinor'> }) {
  const t = useWords(checkoutSettingsMessages)
  const form = useOwnerForm({
    schema: checkoutSettings.schema.pick({ expressCheckout: true, minimumSubtotalMinor: true }),
    values,
    save: useSaveStore(),
    savedMessage: t('saved'),
  })
  const { minimumSubtotalMinor } = form.values
  return (
    <FormCard title={t('ordering')} form={form}>
      <Checkbox {...form.toggle('expressCheckout')} hint={t('express.hint')}>
        {t('express')}
      </Checkbox>
      <MoneyField
        label={t('minimum')}
        hint={t('minimum.hint')}
        value={minimumSubtotalMinor === 0 ? null : minimumSubtotalMinor}
        onChange={(minor) => form.set({ minimumSubtotalMinor: minor ?? 0 })}
        error={form.error('minimumSubtotalMinor')}
      />
    </FormCard>
  )
}

function AbandonedCard({ values }: { values: Store['abandonedCart'] }) {
  const t = useWords(checkoutSettingsMessages)
  const emailHint = useEmailHint()
  const save = useSaveStore()
  const form = useOwnerForm({
    schema: checkoutSettings.schema.shape.abandonedCart,
    values,
    save: (abandonedCart) => save({ abandonedCart }),
    savedMessage: t('saved'),
  })
  return (
    <FormCard title={t('left')} lead={t('left.lead')} form={form}>
      <Checkbox {...form.toggle('isOn')} {...emailHint()}>
        {t('isOn')}
      </Checkbox>
      <NumberField
        label={t('hours')}
        {...form.number('hours')}
        minValue={1}
        maxValue={720}
        isDisabled={!form.values.isOn}
      />
      <a href="/config/emails">{t('words')}</a>
    </FormCard>
  )
}
