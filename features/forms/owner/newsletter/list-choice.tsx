import { useState } from 'react'
import { Button, Select, useCall, useWords } from '#platform/ui'
import { newsletterApi } from '../../contract/newsletter.api.ts'
import { newsletterOwnerMessages } from '../forms-owner.messages.ts'
import { ListDialog } from './list-dialog.tsx'

/** Chooses the mailing list that new subscribers join. A site without one creates it here. */
export function ListChoice({ value, onChange }: { value: string | null; onChange: (id: string) => void }) {
  const t = useWords(newsletterOwnerMessages)
  const [isAdding, setAdding] = useState(false)
  const found = useCall(newsletterApi.lists, {})
  const lists = found.data?.lists ?? []
  const isThere = lists.some(({ id }) => id === value)
  return (
    <>
      {found.data && lists.length === 0 ? (
        <p className="q-hint">{t('noLists')}</p>
      ) : (
        <Select
          label={t('list')}
          value={isThere ? value : null}
          onChange={onChange}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          error={found.data && !isThere ? t('noListChosen') : null}
        />
      )}
      <Button size="small" onPress={() => setAdding(true)}>
        {t('add')}
      </Button>
      {isAdding && <ListDialog list={null} onSaved={onChange} onClose={() => setAdding(false)} />}
    </>
  )
}
