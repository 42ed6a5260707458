import { useEffect } from 'react'
import { linkedSectionsApi } from '#features/pages/contract'
import { Banner, useCall, useWords } from '#platform/ui'
import { UseList } from './linked-inspector.tsx'
import { linkedMessages } from './linked.messages.ts'

/** Lists the pages that change when a saved section is published. */
export function AffectedPages({ id }: { id: string }) {
  const t = useWords(linkedMessages)
  const uses = useCall(linkedSectionsApi.uses, { id })
  const { refetch } = uses
  // The cached list may be older than the last publication.
  useEffect(() => void refetch(), [refetch])
  const shown = uses.data?.uses.filter(({ isPublished }) => isPublished) ?? []
  if (!uses.data) return null
  return (
    <Banner tone="attention">
      {t('affects', { n: shown.length })}
      <UseList uses={shown} />
    </Banner>
  )
}
