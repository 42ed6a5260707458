import { useEffect, useRef } from 'react'
import { ErrorState, isAnsweredWith, Progress, useOwnerRouter, useSend, useWords } from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** Creates a session on the site's own host for people without one. */
export function OpenSitePage() {
  const t = useWords(sitesOwnerMessages)
  const { params } = useOwnerRouter()
  const name = params['name'] ?? ''
  const open = useSend(sitesApi.open, {
    quiet: true,
    onDone: ({ url }) => window.location.replace(url),
  })
  const isAsked = useRef(false)
  const ask = () => {
    const returnTo = new URLSearchParams(window.location.search).get('returnTo')
    open.mutate({ name, ...(returnTo && { returnTo }) })
  }
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask()
  })
  const isFactorMissing = isAnsweredWith(open.error, 'sites.second_factor_first')
  useEffect(() => {
    if (isFactorMissing) window.location.replace(`/account/security?site=${encodeURIComponent(name)}`)
  }, [isFactorMissing, name])
  if (open.error && !isFactorMissing) return <ErrorState error={open.error} onRetry={ask} />
  return (
    <div className="q-page narrow">
      <Progress label={`${t('open')} ${name}`} />
    </div>
  )
}
