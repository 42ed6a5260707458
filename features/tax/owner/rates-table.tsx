import { Trash2 } from '#platform/icons'
import { useState } from 'react'
import { Button, ConfirmDialog, Table, Toolbar, useLanguage, useLocale, useSend, useWords } from '#platform/ui'
import { type TaxRate, taxApi, taxClassName } from '../contract/index.ts'
import { taxOwnerMessages } from './tax-owner.messages.ts'

/** A page of a table of thousands would be slow to draw: the rest waits for a search by the browser's own means. */
const shownAtOnce = 300

export function RatesTable({ rates, onOpen }: { rates: readonly TaxRate[]; onOpen: (rate: TaxRate) => void }) {
  const t = useWords(taxOwnerMessages)
  const language = useLanguage()
  const locale = useLocale()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isLeaving, setLeaving] = useState(false)
  const [shown, setShown] = useState(shownAtOnce)
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  const placeOf = ({ country, region, postal, cities }: TaxRate) =>
    [country === '*' ? t('everywhere') : (names.of(country) ?? country), region, postal.join(' '), cities.join(', ')]
      .filter(Boolean)
      .join(' · ')
  const open = (id: string) => {
    const rate = rates.find((candidate) => candidate.id === id)
    if (rate) onOpen(rate)
  }
  return (
    <>
      {selected.size > 0 && (
        <Toolbar>
          <Button icon={Trash2} tone="danger" onPress={() => setLeaving(true)}>
            {t('remove')}
          </Button>
        </Toolbar>
      )}
      <Table
        label={t('rates')}
        entries={rates.slice(0, shown)}
        onAction={open}
        selected={selected}
        onSelect={setSelected}
        columns={[
          { id: 'place', label: t('place'), isRowHeader: true, cell: placeOf },
          { id: 'name', label: t('name'), beneath: true, cell: ({ name }) => name },
          { id: 'class', label: t('class'), beneath: true, cell: ({ taxClass }) => taxClassName(taxClass, language) },
          { id: 'rate', label: t('rate'), numeric: true, cell: ({ ratePpm }) => percent.format(ratePpm / 1_000_000) },
        ]}
      />
      {rates.length > shown && (
        <Button onPress={() => setShown(shown + shownAtOnce)}>{`${shown} / ${rates.length}`}</Button>
      )}
      {isLeaving && (
        <Removal
          ids={[...selected]}
          onClose={() => setLeaving(false)}
          onDone={() => {
            setSelected(new Set())
            setLeaving(false)
          }}
        />
      )}
    </>
  )
}

function Removal({ ids, onClose, onDone }: { ids: string[]; onClose: () => void; onDone: () => void }) {
  const t = useWords(taxOwnerMessages)
  const remove = useSend(taxApi.removeRates, { refreshes: [taxApi.tax], onDone })
  return (
    <ConfirmDialog
      title={t('removeTitle', { n: ids.length })}
      action={t('remove')}
      isOpen
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ ids })}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  )
}
