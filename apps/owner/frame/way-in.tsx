import { useEffect } from 'react'
import { pagesApi } from '#features/pages/contract'
import { ErrorState, Skeleton, useCall, useDeskRouter } from '#platform/desk'

/** `/config/?frameUrl=/alps` opens the page at that path; without one, the list of pages. */
export function WayIn() {
  const { go } = useDeskRouter()
  const frameUrl = new URLSearchParams(window.location.search).get('frameUrl')
  const pages = useCall(pagesApi.list, { kind: 'page' }, { enabled: frameUrl !== null })
  const path = frameUrl?.split('?')[0]
  const page = pages.data?.pages.find((one) => one.path === path)
  const isDecided = frameUrl === null || pages.data !== undefined
  useEffect(() => {
    if (isDecided) go(page ? `/config/edit/${page.id}` : '/config/pages')
  }, [isDecided, page, go])
  if (pages.error) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
  return (
    <div className="q-page">
      <Skeleton lines={6} height={20} gap={18} />
    </div>
  )
}
