import { useEffect, useState } from 'react'
import { pagesApi } from '#features/pages/contract'
import { ErrorState, Skeleton, useCall, useOwnerRouter, useMay } from '#platform/ui'
import { destinations } from './destinations.ts'

/** `/config/?frameUrl=/alps` opens the page at that path; without a path, the first screen that the roles permit. */
export function WayIn() {
  const { go } = useOwnerRouter()
  // Read once: while one is led on, the address has changed before this screen goes.
  const [frameUrl] = useState(() => new URLSearchParams(window.location.search).get('frameUrl'))
  const may = useMay()
  const canRead = may('content.edit')
  const first = destinations.find(({ needs }) => may(needs))?.href ?? '/config/pages'
  const pages = useCall(pagesApi.list, { kind: 'page' }, { enabled: frameUrl !== null && canRead })
  const path = frameUrl?.split('?')[0]
  const page = pages.data?.pages.find((candidate) => candidate.path === path || (path === '/' && candidate.isHomepage))
  const isDecided = frameUrl === null || !canRead || pages.data !== undefined
  useEffect(() => {
    if (isDecided) go(page ? `/config/edit/${page.id}` : first)
  }, [isDecided, page, first, go])
  if (pages.error) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
  return (
    <div className="q-page">
      <Skeleton lines={6} height={20} gap={18} />
    </div>
  )
}
