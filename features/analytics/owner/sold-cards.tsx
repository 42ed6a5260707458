import { moneyIn } from '#features/orders/owner'
import { useLocale, useSiteLocale, useWords } from '#platform/ui'
import type { Analytics, SourceRow } from '../contract/index.ts'
import { analyticsMessages } from './analytics.messages.ts'
import { RankedCard } from './ranked-card.tsx'

/** Sources and campaigns with their sales, and the funnel from product to order. */
export function SoldCards({ seen }: { seen: Analytics }) {
  const t = useWords(analyticsMessages)
  return (
    <>
      <SourceCard title={t('sources')} nameHead={t('source')} rows={seen.sources} seen={seen} note={t('sourcesNote')} />
      <SourceCard title={t('campaigns')} nameHead={t('campaign')} rows={seen.campaigns} seen={seen} />
      {seen.hasShop && <FunnelCard funnel={seen.funnel} />}
    </>
  )
}

interface SourceCardProps {
  title: string
  nameHead: string
  rows: readonly SourceRow[]
  seen: Analytics
  note?: string
}

function SourceCard({ title, nameHead, rows, seen, note }: SourceCardProps) {
  const t = useWords(analyticsMessages)
  const count = new Intl.NumberFormat(useLocale())
  const money = moneyIn(seen.currency, useSiteLocale())
  const nameOf = (name: string | null) => (name === null ? t('unknownSource') : name === 'direct' ? t('direct') : name)
  return (
    <RankedCard
      title={title}
      nameHead={nameHead}
      heads={seen.hasShop ? [t('visitors'), t('orders'), t('sales')] : [t('visitors')]}
      empty={t('noneYet')}
      rows={rows.map(({ name, visitors, orders, salesMinor }) => ({
        id: name ?? '',
        name: nameOf(name),
        amount: visitors,
        values: [count.format(visitors), count.format(orders), money(salesMinor)],
      }))}
      note={seen.hasShop ? note : undefined}
    />
  )
}

const steps = ['products', 'carts', 'checkouts', 'orders'] as const

function FunnelCard({ funnel }: Pick<Analytics, 'funnel'>) {
  const t = useWords(analyticsMessages)
  const count = new Intl.NumberFormat(useLocale())
  const hasSome = steps.some((step) => funnel[step] > 0)
  return (
    <RankedCard
      title={t('funnel')}
      nameHead={t('step')}
      heads={[t('count')]}
      empty={t('noneYet')}
      rows={
        hasSome
          ? steps.map((step) => ({
              id: step,
              name: t(`funnel.${step}`),
              amount: funnel[step],
              values: [count.format(funnel[step])],
            }))
          : []
      }
      note={t('funnelNote')}
    />
  )
}
