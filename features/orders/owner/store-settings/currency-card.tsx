import { useState } from 'react'
import { catalogApi } from '#features/catalog/contract'
import { CurrencyField, storeReads } from '#features/catalog/owner'
import { currencyName, exponentOf, formatMoney, sameFigures } from '#platform/money'
import { Banner, Button, Card, Dialog, toast, useLanguage, useSend, useWords } from '#platform/ui'
import { storeSettingsMessages } from './store-settings.messages.ts'

interface Props {
  currency: string
  /** Whether the owner confirmed the currency of the store. */
  isChosen: boolean
  /** The currency of the country where the site is made, until another one is chosen. */
  proposed?: string
}

/** A change of the currency is announced first, with its effect on prices. */
export function CurrencyCard({ currency, isChosen, proposed }: Props) {
  const t = useWords(storeSettingsMessages)
  const language = useLanguage()
  const [wanted, setWanted] = useState(proposed ?? currency)
  const [isAsking, setAsking] = useState(false)
  const change = useSend(catalogApi.changeCurrency, {
    refreshes: storeReads,
    onDone: () => {
      setAsking(false)
      toast(t('currency.saved'))
    },
  })
  const name = (code: string) => currencyName(code, language)
  const isSame = wanted === currency
  return (
    <Card
      title={t('currency')}
      lead={t('currency.lead')}
      foot={
        <Button
          tone="primary"
          isDisabled={isSame && isChosen}
          isPending={change.isPending}
          onPress={() => (isSame || !isChosen ? change.mutate({ currency: wanted }) : setAsking(true))}
        >
          {isChosen ? t('currency.change') : t('currency.use', { currency: name(wanted) })}
        </Button>
      }
    >
      {!isChosen && <Banner tone="attention">{t('currency.unchosen', { currency: name(currency) })}</Banner>}
      <CurrencyField label={t('currency')} value={wanted} onChange={setWanted} />
      <Dialog
        title={t('currency.ask', { currency: name(wanted) })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        foot={
          <>
            <Button onPress={() => setAsking(false)}>{t('currency.stay')}</Button>
            <Button tone="primary" isPending={change.isPending} onPress={() => change.mutate({ currency: wanted })}>
              {t('currency.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('currency.figures', exampleOf(currency, wanted, language))}</p>
        <ul className="q-list">
          <li>{t('currency.typed')}</li>
          <li>{t('currency.sold')}</li>
          <li>{t('currency.giftCards', { currency })}</li>
        </ul>
      </Dialog>
    </Card>
  )
}

/** An example amount in two currencies: 12.50, or 1,200 in a currency without smaller units. */
function exampleOf(before: string, after: string, language: string): { before: string; after: string } {
  const exponent = exponentOf(before)
  const minor = exponent === 0 ? 1200 : 12.5 * 10 ** exponent
  const written = (amount: number, currency: string) => formatMoney({ minor: amount, currency }, { locale: language })
  return { before: written(minor, before), after: written(sameFigures(before, after)(minor), after) }
}
