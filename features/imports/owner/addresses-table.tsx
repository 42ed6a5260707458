import { pagesApi } from '#features/pages/contract'
import { Check } from '#platform/icons'
import { useState } from 'react'
import { Badge, Button, EmptyState, Table, TextField, toast, type Tone, useMay, useSend, useWords } from '#platform/ui'
import type { OldAddress } from '../contract/index.ts'
import { importsOwnerMessages } from './imports-owner.messages.ts'

const tones: Record<OldAddress['state'], Tone> = { page: 'success', redirect: 'accent', nowhere: 'danger' }

interface TableProps {
  addresses: readonly OldAddress[]
  onChanged: () => void
}

export function AddressesTable({ addresses, onChanged }: TableProps) {
  const t = useWords(importsOwnerMessages)
  return (
    <Table
      label={t('addresses')}
      entries={addresses.map((address) => ({ ...address, id: address.path }))}
      empty={<EmptyState small>{t('addresses.none')}</EmptyState>}
      columns={[
        {
          id: 'from',
          label: t('addresses.from'),
          isRowHeader: true,
          cell: ({ path }) => (
            <bdi className="import-address" dir="ltr">
              {path}
            </bdi>
          ),
        },
        {
          id: 'state',
          label: t('addresses.leads'),
          short: true,
          cell: ({ state }) => <Badge tone={tones[state]}>{t(`addresses.${state}`)}</Badge>,
        },
        {
          id: 'to',
          label: t('addresses.to'),
          beneath: true,
          width: '46%',
          cell: (address) => <Target key={address.path + address.to} address={address} onChanged={onChanged} />,
        },
      ]}
    />
  )
}

/** Edits the target of an address; another target becomes a redirect. */
function Target({ address: { path, state, to, likely }, onChanged }: { address: OldAddress; onChanged: () => void }) {
  const t = useWords(importsOwnerMessages)
  const may = useMay()
  const [target, setTarget] = useState(state === 'nowhere' ? likely : to)
  const save = useSend(pagesApi.saveRedirect, {
    refreshes: [pagesApi.redirects],
    onDone: () => {
      toast(t('addresses.saved', { path }))
      onChanged()
    },
  })
  if (state === 'page' || !may('settings.advanced')) return <bdi dir="ltr">{to}</bdi>
  const isChanged = target.trim() !== '' && target !== to
  return (
    <div className="import-target">
      <TextField aria-label={t('addresses.target', { path })} value={target} onChange={setTarget} placeholder="/" />
      <Button
        icon={Check}
        isDisabled={!isChanged}
        isPending={save.isPending}
        onPress={() => save.mutate({ path, target: target.trim(), permanent: true })}
      >
        {t('addresses.redirectIt')}
      </Button>
    </div>
  )
}
