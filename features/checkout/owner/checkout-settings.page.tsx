import { useState } from 'react'
import { MoneyField } from '#features/catalog/owner'
import { type SiteSettings, sitesApi } from '#features/sites/contract'
import {
  Button,
  Card,
  Checkbox,
  ErrorState,
  NumberField,
  Page,
  Skeleton,
  toast,
  useCall,
  useSend,
  useWords,
} from '#platform/ui'
import { CheckoutQuestions } from './checkout-questions.tsx'
import { checkoutSettingsMessages } from './checkout-settings.messages.ts'

type Store = Pick<SiteSettings['store'], 'expressCheckout' | 'minimumSubtotalMinor' | 'abandonedCart'>

/** How customers get from the cart to an order, and what is done about those who do not. */
export function CheckoutSettingsScreen() {
  const t = useWords(checkoutSettingsMessages)
  const found = useCall(sitesApi.settings, {})
  const store = found.data?.store
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} height={60} />}
      {store && <Cards store={store} />}
      {store && <CheckoutQuestions />}
    </Page>
  )
}

function Cards({ store }: { store: Store }) {
  const t = useWords(checkoutSettingsMessages)
  const [{ expressCheckout, minimumSubtotalMinor, abandonedCart }, setDraft] = useState<Store>(store)
  const change = (some: Partial<Store>) => setDraft((draft) => ({ ...draft, ...some }))
  const save = useSend(sitesApi.changeSettings, { refreshes: [sitesApi.settings], onDone: () => toast(t('saved')) })
  const foot = (values: Partial<Store>) => (
    <Button tone="primary" isPending={save.isPending} onPress={() => save.mutate({ group: 'store', values })}>
      {t('save')}
    </Button>
  )
  return (
    <>
      <Card title={t('ordering')} foot={foot({ expressCheckout, minimumSubtotalMinor })}>
        <Checkbox
          isSelected={expressCheckout}
          onChange={(isOn) => change({ expressCheckout: isOn })}
          hint={t('express.hint')}
        >
          {t('express')}
        </Checkbox>
        <MoneyField
          label={t('minimum')}
          hint={t('minimum.hint')}
          value={minimumSubtotalMinor === 0 ? null : minimumSubtotalMinor}
          onChange={(minor) => change({ minimumSubtotalMinor: minor ?? 0 })}
        />
      </Card>
      <Card title={t('left')} lead={t('left.lead')} foot={foot({ abandonedCart })}>
        <Checkbox
          isSelected={abandonedCart.isOn}
          onChange={(isOn) => change({ abandonedCart: { ...abandonedCart, isOn } })}
        >
          {t('isOn')}
        </Checkbox>
        <NumberField
          label={t('hours')}
          value={abandonedCart.hours}
          minValue={1}
          maxValue={720}
          isDisabled={!abandonedCart.isOn}
          onChange={(hours) => !Number.isNaN(hours) && change({ abandonedCart: { ...abandonedCart, hours } })}
        />
        <a href="/config/emails">{t('words')}</a>
      </Card>
    </>
  )
}
