import { useState } from 'react'
import { mediaApi } from '#features/media/contract'
import { pagesApi } from '#features/pages/contract'
import { sentenceOf, TextArea, useCall, useLanguage, useSend, useWords } from '#platform/ui'
import { itemPanelMessages } from './item-panel.messages.ts'

/** Edits the alternative text of the cover, which belongs to the file. It is saved when the field loses focus. */
export function CoverText({ id }: { id: string }) {
  const t = useWords(itemPanelMessages)
  const language = useLanguage()
  const asset = useCall(mediaApi.get, { id })
  const [typed, setTyped] = useState<string | null>(null)
  const change = useSend(mediaApi.change, {
    quiet: true,
    refreshes: [mediaApi.get, mediaApi.list, pagesApi.missingAlt],
    onDone: () => setTyped(null),
  })
  if (!asset.data) return null
  const { alt } = asset.data
  const save = () => (typed === null || typed === alt ? setTyped(null) : change.mutate({ id, alt: typed }))
  return (
    <TextArea
      label={t('coverAlt')}
      hint={t('coverAltHint')}
      rows={2}
      maxLength={1000}
      value={typed ?? alt}
      onChange={setTyped}
      onBlur={save}
      error={change.error && typed !== null ? sentenceOf(change.error, language) : null}
    />
  )
}
