import { FeedsCard } from '#features/catalog/owner'
import { catalogSettings, likelyCurrency, measurementSettings } from '#features/catalog/contract'
import { businessSettings, settingsIn, sitesApi } from '#features/sites/contract'
import { ErrorState, Page, Skeleton, useCall, useWords } from '#platform/ui'
import { ordersSettings } from '../contract/index.ts'
import { CurrencyCard } from './store-settings/currency-card.tsx'
import { InstallmentsCard } from './store-settings/installments-card.tsx'
import { NumbersCard } from './store-settings/numbers-card.tsx'
import { SellerCard } from './store-settings/seller-card.tsx'
import { ReturnsCard, StockCard } from './store-settings/service-cards.tsx'
import { storeSettingsMessages } from './store-settings/store-settings.messages.ts'
import { UnitsCard } from './store-settings/units-card.tsx'

/** Edits store-wide settings: currency, seller, order and invoice numbers, returns, downloads, stock. */
export function StoreSettingsScreen() {
  const t = useWords(storeSettingsMessages)
  const settings = useCall(sitesApi.settings, {})
  const site = useCall(sitesApi.site, {})
  const store = settingsIn(settings.data, catalogSettings)
  const orders = settingsIn(settings.data, ordersSettings)
  const units = settingsIn(settings.data, measurementSettings)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {settings.error && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Skeleton lines={8} height={60} />}
      {store && site.data && (
        <CurrencyCard
          currency={store.currency}
          isChosen={store.isCurrencyChosen}
          {...(!store.isCurrencyChosen && { proposed: likelyCurrency(site.data.timeZone, navigator.languages) })}
        />
      )}
      {orders && <SellerCard seller={orders.seller} business={settingsIn(settings.data, businessSettings)} />}
      {orders && <NumbersCard numbers={orders} />}
      {orders && <ReturnsCard orders={orders} />}
      {store && <StockCard stock={store} />}
      {store && <InstallmentsCard installments={store.installments} />}
      {store && <FeedsCard />}
      {units && <UnitsCard standard={units.measurementStandard} />}
    </Page>
  )
}
