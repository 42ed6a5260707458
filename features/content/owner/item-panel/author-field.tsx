import { useState } from 'react'
import { Button, Select, TextField, useCall, useSend, useWords } from '#platform/ui'
import { authorApi } from '../../contract/index.ts'
import { itemPanelMessages } from './item-panel.messages.ts'

const none = 'none'
const fresh = 'new'

/** Chooses the displayed author; new authors are added here. */
export function AuthorField({ value, onChange }: { value: string | null; onChange: (author: string | null) => void }) {
  const t = useWords(itemPanelMessages)
  const [isAdding, setAdding] = useState(false)
  const authors = useCall(authorApi.authors, {})
  const options = [
    { value: none, label: t('noAuthor') },
    ...(authors.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    { value: fresh, label: t('newAuthor') },
  ]
  const choose = (chosen: string) => {
    setAdding(chosen === fresh)
    if (chosen !== fresh) onChange(chosen === none ? null : chosen)
  }
  return (
    <>
      <Select label={t('author')} value={isAdding ? fresh : (value ?? none)} onChange={choose} options={options} />
      {isAdding && (
        <NewAuthor
          onMade={(author) => {
            setAdding(false)
            onChange(author)
          }}
        />
      )}
    </>
  )
}

function NewAuthor({ onMade }: { onMade: (id: string) => void }) {
  const t = useWords(itemPanelMessages)
  const [name, setName] = useState('')
  const create = useSend(authorApi.create, { refreshes: [authorApi.authors], onDone: ({ id }) => onMade(id) })
  const add = () => name.trim() && create.mutate({ name: name.trim() })
  return (
    <div className="q-button-row">
      <TextField
        label={t('authorName')}
        value={name}
        onChange={setName}
        maxLength={200}
        autoFocus
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button size="small" isPending={create.isPending} isDisabled={!name.trim()} onPress={add}>
        {t('add')}
      </Button>
    </div>
  )
}
