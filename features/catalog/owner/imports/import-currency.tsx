import { useEffect, useState } from 'react'
import { settingsIn, sitesApi } from '#features/sites/contract'
import { FormDialog, useCall, useMay, useOwnerForm, useSend, useWords } from '#platform/ui'
import { catalogApi, catalogSettings, likelyCurrency } from '../../contract/index.ts'
import { CurrencyField } from '../currency-field.tsx'
import { productsMessages } from '../products/products.messages.ts'
import { storeReads } from '../use-store.ts'
import { hasPrices } from './has-prices.ts'

interface Props {
  file: File
  /** Called when the file can be sent. */
  onReady: () => void
  onCancel: () => void
}

/** Asks for the currency of the prices before a file is imported into a store without one. */
export function ImportCurrency({ file, onReady, onCancel }: Props) {
  const may = useMay()('commerce.storeSettings')
  const site = useCall(sitesApi.site, {})
  const settings = useCall(sitesApi.settings, {}, { enabled: may })
  const [asks, setAsks] = useState(false)
  const isKnown = site.data !== undefined && (settings.data !== undefined || !may || settings.isError)
  const isChosen = settingsIn(settings.data, catalogSettings)?.isCurrencyChosen ?? true
  useEffect(() => {
    if (!isKnown || asks) return undefined
    let isCurrent = true
    const decide = isChosen ? Promise.resolve(false) : hasPrices(file).catch(() => false)
    void decide.then((asksNow) => {
      if (!isCurrent) return
      if (asksNow) setAsks(true)
      else onReady()
    })
    return () => void (isCurrent = false)
  }, [isKnown, asks, isChosen, file, onReady])
  if (!asks || !site.data) return null
  return (
    <Question
      currency={likelyCurrency(site.data.timeZone, navigator.languages)}
      onReady={onReady}
      onCancel={onCancel}
    />
  )
}

function Question({ currency, onReady, onCancel }: Omit<Props, 'file'> & { currency: string }) {
  const t = useWords(productsMessages)
  const choose = useSend(catalogApi.changeCurrency, { quiet: true, refreshes: storeReads })
  const form = useOwnerForm({
    schema: catalogApi.changeCurrency.input,
    values: { currency },
    save: choose.mutateAsync,
    onSaved: onReady,
  })
  return (
    <FormDialog title={t('currency.ofFile')} action={t('currency.goOn')} onClose={onCancel} form={form}>
      <p>{t('currency.ofFileLead')}</p>
      <CurrencyField label={t('currency')} hint={t('currency.hint')} {...form.field('currency')} />
    </FormDialog>
  )
}
