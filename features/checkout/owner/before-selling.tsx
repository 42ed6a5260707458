import './before-selling.css'
import { CircleCheck, CircleDashed } from '#platform/icons'
import { Link } from 'react-aria-components'
import { catalogSettings } from '#features/catalog/contract'
import { type Dashboard, ordersSettings } from '#features/orders/contract'
import { paymentsApi } from '#features/payments/contract'
import { businessSettings, settingsIn, sitesApi } from '#features/sites/contract'
import { shippingApi } from '#features/shipping/contract'
import { taxApi } from '#features/tax/contract'
import { Card, ErrorState, Skeleton, useCall, useMay, useWords } from '#platform/ui'
import { beforeSellingMessages } from './before-selling.messages.ts'

interface Step {
  name: 'currency' | 'seller' | 'products' | 'taxes' | 'shipping' | 'payments'
  isDone: boolean
}

/** Lists the settings that a shop without sales still needs, as far as this person may change them. */
export function BeforeSelling({ products }: Pick<Dashboard, 'products'>) {
  const t = useWords(beforeSellingMessages)
  const { steps, error, retry } = useSteps(products === 'available')
  if (steps?.length === 0) return null
  return (
    <Card title={t('title')} lead={t('lead')}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && !steps && <Skeleton lines={4} height={44} gap={8} />}
      {!error && steps && (
        <ul className="q-steps before-selling">
          {steps.map((step) => (
            <Shown key={step.name} {...step} isHidden={step.name === 'products' && products === 'hidden'} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Shown({ name, isDone, isHidden }: Step & { isHidden: boolean }) {
  const t = useWords(beforeSellingMessages)
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li data-done={isDone || undefined}>
      <Icon role="img" aria-label={t(isDone ? 'done' : 'open')} />
      <div>
        <Link href={hrefs[name]}>{t(name)}</Link>
        <p>{t(isHidden ? 'products.hidden' : `${name}.${isDone ? 'done' : 'open'}`)}</p>
      </div>
    </li>
  )
}

const hrefs: Record<Step['name'], string> = {
  currency: '/config/store-settings',
  seller: '/config/store-settings',
  products: '/config/products',
  taxes: '/config/taxes',
  shipping: '/config/shipping',
  payments: '/config/payments',
}

function useSteps(hasProducts: boolean): { steps: Step[] | null; error: Error | null; retry: () => void } {
  const may = useMay()
  const taxes = useCall(taxApi.tax, {}, { enabled: may('commerce.taxes') })
  const shipping = useCall(shippingApi.shipping, {}, { enabled: may('commerce.shipping') })
  const payments = useCall(paymentsApi.settings, {}, { enabled: may('commerce.payments') })
  const settings = useCall(sitesApi.settings, {}, { enabled: may('commerce.storeSettings') })
  const calls = [taxes, shipping, payments, settings]
  const retry = () => void Promise.all(calls.filter((call) => call.isError).map((call) => call.refetch()))
  const error = calls.find((call) => call.error)?.error ?? null
  if (calls.some((call) => call.isLoading)) return { steps: null, error, retry }
  const store = settingsIn(settings.data, catalogSettings)
  const seller = settingsIn(settings.data, ordersSettings)?.seller
  const business = settingsIn(settings.data, businessSettings)
  const isSellerKnown = Boolean((seller?.name || business?.name) && (seller?.address || business?.street))
  const steps: Step[] = [
    ...(store ? [{ name: 'currency' as const, isDone: store.isCurrencyChosen }] : []),
    ...(seller ? [{ name: 'seller' as const, isDone: isSellerKnown }] : []),
    ...(may('commerce.inventory') ? [{ name: 'products' as const, isDone: hasProducts }] : []),
    ...(taxes.data
      ? [{ name: 'taxes' as const, isDone: taxes.data.settings.country !== '' || taxes.data.rates.length > 0 }]
      : []),
    ...(shipping.data
      ? [{ name: 'shipping' as const, isDone: shipping.data.zones.length + shipping.data.points.length > 0 }]
      : []),
    ...(payments.data
      ? [
          {
            name: 'payments' as const,
            isDone: payments.data.providers.some(({ isEnabled, isTest }) => isEnabled && !isTest),
          },
        ]
      : []),
  ]
  return { steps, error, retry }
}
