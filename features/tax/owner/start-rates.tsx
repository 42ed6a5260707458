import { FileInput, Table2 } from '#platform/icons'
import { useState } from 'react'
import { Banner, Button, Dialog, FileDrop, Menu, toast, useSend, useWords } from '#platform/ui'
import type { Output } from '#platform/contract'
import { taxApi, type TaxSettings, taxStarters } from '../contract/index.ts'
import { taxOwnerMessages } from './tax-owner.messages.ts'

type Rows = Output<typeof taxApi.importRates>['rows']

/** Adds many rates from one of our tables, or a file. Refusals are listed row by row. */
export function StartRates({ settings }: { settings: TaxSettings }) {
  const t = useWords(taxOwnerMessages)
  const [refused, setRefused] = useState<Rows>([])
  const [isReading, setReading] = useState(false)
  const onDone = ({ rows }: { rows: Rows }) => {
    const count = (outcome: Rows[number]['outcome']) => rows.filter((row) => row.outcome === outcome).length
    const added = count('added')
    toast(
      added === rows.length
        ? t('addedRates', { n: added })
        : t('taken', { added, changed: count('changed'), same: count('same'), refused: count('refused') }),
    )
    setRefused(rows.filter(({ outcome }) => outcome === 'refused'))
  }
  const start = useSend(taxApi.start, { refreshes: [taxApi.tax], onDone })
  const place = useSend(taxApi.saveSettings, { refreshes: [taxApi.tax] })
  const begin = async (table: (typeof taxStarters)[number]) => {
    await start.mutateAsync({ table })
    // Choosing the rates of one country sets the shop's country when it is not set yet.
    if (table === 'nl' && settings.country === '') place.mutate({ ...settings, country: 'NL' })
  }
  const read = useSend(taxApi.importRates, { refreshes: [taxApi.tax], onDone })
  const take = ([file]: readonly File[]) => {
    setReading(false)
    void file?.text().then((text) => read.mutate({ text, dryRun: false }))
  }
  return (
    <>
      {refused.length > 0 && (
        <Banner tone="attention">
          {refused.slice(0, 20).map(({ row, note }) => (
            <p key={row}>{t('row', { row, note })}</p>
          ))}
        </Banner>
      )}
      <Menu
        label={t('startWith')}
        trigger={
          <Button icon={Table2} isPending={start.isPending}>
            {t('startWith')}
          </Button>
        }
        entries={taxStarters.map((table) => ({
          id: table,
          label: t(table),
          onAction: () => void begin(table).catch(() => {}),
        }))}
      />
      <Button icon={FileInput} isPending={read.isPending} onPress={() => setReading(true)}>
        {t('import')}
      </Button>
      {isReading && (
        <Dialog title={t('import')} isOpen onClose={() => setReading(false)}>
          <FileDrop accept={['.csv', 'text/csv']} onFiles={take} />
        </Dialog>
      )}
    </>
  )
}
