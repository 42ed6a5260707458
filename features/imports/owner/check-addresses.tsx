import { useState } from 'react'
import { Button, Dialog, FileDrop, TextArea, useSend, useWords } from '#platform/ui'
import { importsApi, type OldAddress } from '../contract/index.ts'
import { AddressesTable } from './addresses-table.tsx'
import { importsOwnerMessages } from './imports-owner.messages.ts'

/** Checks a pasted list of old addresses, or a site map, and shows which of them work. */
export function CheckAddresses({ onClose }: { onClose: () => void }) {
  const t = useWords(importsOwnerMessages)
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<readonly OldAddress[] | null>(null)
  const check = useSend(importsApi.checkAddresses, {
    onDone: ({ addresses }) =>
      setChecked(addresses.toSorted((a, b) => Number(b.state === 'nowhere') - Number(a.state === 'nowhere'))),
  })
  const nowhere = checked?.filter(({ state }) => state === 'nowhere').length ?? 0
  return (
    <Dialog title={t('addresses.check')} size="wide" isOpen onClose={onClose}>
      <p className="q-hint">{t('addresses.checkLead')}</p>
      <FileDrop
        accept={['.xml', '.txt', '.csv', 'text/xml', 'application/xml', 'text/plain', 'text/csv']}
        onFiles={([file]) => void file?.text().then((content) => setText(content.slice(0, 2_000_000)))}
      />
      <TextArea label={t('addresses.list')} value={text} onChange={setText} rows={6} />
      <p className="q-toolbar">
        <Button
          tone="primary"
          isDisabled={text.trim() === ''}
          isPending={check.isPending}
          onPress={() => check.mutate({ text })}
        >
          {t('addresses.checkNow')}
        </Button>
      </p>
      {checked && <p role="status">{t('addresses.checked', { n: checked.length, nowhere })}</p>}
      {checked && <AddressesTable addresses={checked} onChanged={() => check.mutate({ text })} />}
    </Dialog>
  )
}
