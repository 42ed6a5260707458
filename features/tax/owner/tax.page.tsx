import { Plus } from '#platform/icons'
import { useState } from 'react'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FormCard,
  Page,
  Skeleton,
  TextArea,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
  latestRecord,
  useListText,
} from '#platform/ui'
import { type TaxRate, taxApi } from '../contract/index.ts'
import { MissingRates } from './missing-rates.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { RatesTable } from './rates-table.tsx'
import { StartRates } from './start-rates.tsx'
import { taxOwnerMessages } from './tax-owner.messages.ts'
import { TaxSettingsCard } from './tax-settings-card.tsx'

/** Edits tax rates: their places, classes and customers. */
export function TaxScreen() {
  const t = useWords(taxOwnerMessages)
  const taxQuery = useCall(taxApi.tax, {})
  const [open, setOpen] = useState<TaxRate | 'new' | null>(null)
  const { data } = taxQuery
  return (
    <Page title={t('taxes')} lead={t('lead')}>
      {taxQuery.error && <ErrorState error={taxQuery.error} onRetry={() => void taxQuery.refetch()} />}
      {taxQuery.isPending && <Skeleton lines={8} height={40} />}
      {data && (
        <>
          <MissingRates {...data} />
          <TaxSettingsCard settings={data.settings} />
          <Card
            title={t('rates')}
            lead={t('ratesLead')}
            foot={
              <>
                {data.rates.length > 0 && <StartRates settings={data.settings} />}
                <Button icon={Plus} onPress={() => setOpen('new')}>
                  {t('add')}
                </Button>
              </>
            }
          >
            {data.rates.length === 0 ? (
              <EmptyState small drawing="tax" action={<StartRates settings={data.settings} />}>
                {t('empty')}
              </EmptyState>
            ) : (
              <RatesTable rates={data.rates} onOpen={setOpen} />
            )}
          </Card>
          <ExemptCard emails={data.exempt} />
        </>
      )}
      {open && <RateDialog rate={latestRecord(open, data?.rates)} onClose={() => setOpen(null)} />}
    </Page>
  )
}

function ExemptCard({ emails }: { emails: readonly string[] }) {
  const t = useWords(taxOwnerMessages)
  const emailsIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
  const save = useSend(taxApi.saveExempt, { quiet: true, refreshes: [taxApi.tax] })
  const form = useOwnerForm({
    schema: taxApi.saveExempt.input,
    values: { emails: [...emails] },
    save: save.mutateAsync,
    savedMessage: t('saved'),
  })
  const [typed, setTyped] = useListText(form.values.emails, emailsIn)
  const type = (text: string) => {
    setTyped(text)
    form.set({ emails: emailsIn(text) })
  }
  return (
    <FormCard title={t('exempt')} lead={t('exemptLead')} form={form}>
      <TextArea aria-label={t('emails')} value={typed} onChange={type} error={form.error('emails')} rows={3} />
    </FormCard>
  )
}
