import { useState } from 'react'
import { pagesApi } from '#features/pages/contract'
import { sentenceOf, TextField, useCall, useLanguage, useSend, useWords } from '#platform/ui'
import { contentApi } from '../../contract/index.ts'
import { itemPanelMessages } from './item-panel.messages.ts'

interface Props {
  id: string
  slug: string
  collection: string
  flush: () => Promise<void>
}

/** Edits the address below the collection. Typed text takes effect when the field loses focus. */
export function ItemAddress({ id, slug, collection, flush }: Props) {
  const t = useWords(itemPanelMessages)
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const change = useSend(contentApi.changeAddress, {
    quiet: true,
    refreshes: [contentApi.items, pagesApi.settings],
    onDone: () => setTyped(null),
  })
  const save = async () => {
    if (typed === null || typed === slug) return setTyped(null)
    await flush()
    change.mutate({ id, slug: typed })
  }
  const collections = useCall(contentApi.collections, {})
  const folder = collections.data?.find((other) => other.id === collection)?.slug ?? ''
  return (
    <TextField
      label={t('address')}
      prefix={<span className="q-suffix">/{folder && `${folder}/`}</span>}
      value={typed ?? slug}
      onChange={setTyped}
      onBlur={() => void save()}
      onKeyDown={(event) => event.key === 'Enter' && void save()}
      error={change.error && typed !== null ? sentenceOf(change.error, language) : null}
      {...(slug === '' && { hint: t('addressAuto') })}
    />
  )
}
