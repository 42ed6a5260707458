import './home.css'
import { CircleCheck, CircleDashed, ExternalLink } from '#platform/icons'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import {
  Banner,
  Button,
  Card,
  ErrorState,
  LinkButton,
  Page,
  Skeleton,
  useCall,
  useLanguage,
  useWords,
} from '#platform/ui'
import { type SiteHome, siteHomeApi, sitesApi } from '../contract/index.ts'
import { homeMessages } from './home.messages.ts'

/** First screen of a site: remaining setup steps, and recent activity. */
export function HomePage() {
  const t = useWords(homeMessages)
  const home = useCall(siteHomeApi.read, {})
  const site = useCall(sitesApi.site, {})
  const error = home.error ?? site.error
  const view = site.data && (
    <LinkButton href={site.data.baseUrl} icon={ExternalLink} target="_blank">
      {t('viewSite')}
    </LinkButton>
  )
  return (
    <Page title={site.data?.title ?? t('title')} actions={view} width="normal">
      {error && <ErrorState error={error} onRetry={() => void Promise.all([home.refetch(), site.refetch()])} />}
      {!error && (!home.data || !site.data) && <Skeleton lines={8} height={32} />}
      {home.data && site.data && (
        <div className="home">
          {!home.data.isPublic && <Banner tone="attention">{t('hidden')}</Banner>}
          {home.data.figures.length > 0 && <Figures figures={home.data.figures} />}
          <Checklist steps={home.data.steps} siteId={site.data.id} />
        </div>
      )}
    </Page>
  )
}

function Figures({ figures }: { figures: SiteHome['figures'] }) {
  const t = useWords(homeMessages)
  const number = new Intl.NumberFormat(useLanguage())
  return (
    <ul className="home-figures" aria-label={t('figures')}>
      {figures.map(({ name, title, value, href }) => (
        <li key={name}>
          <strong>{number.format(value)}</strong>
          {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Setup steps of a site. The list disappears when all are done, and can be hidden on this device. */
function Checklist({ steps, siteId }: { steps: SiteHome['steps']; siteId: string }) {
  const t = useWords(homeMessages)
  const key = `checklist-hidden-${siteId}`
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(key) !== null)
  const setHidden = (hidden: boolean) => {
    if (hidden) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
    setIsHidden(hidden)
  }
  const done = steps.filter(({ isDone }) => isDone).length
  if (steps.length === 0 || done === steps.length) return null
  if (isHidden)
    return (
      <Button tone="quiet" className="home-show" onPress={() => setHidden(false)}>
        {t('show')}
      </Button>
    )
  return (
    <Card
      title={t('setUp')}
      lead={t('progress', { done, count: steps.length })}
      foot={
        <Button tone="quiet" onPress={() => setHidden(true)}>
          {t('hide')}
        </Button>
      }
    >
      <ul className="q-steps">
        {steps.map(({ name, title, text, href, isDone }) => {
          const Icon = isDone ? CircleCheck : CircleDashed
          return (
            <li key={name} data-done={isDone || undefined}>
              <Icon role="img" aria-label={t(isDone ? 'done' : 'open')} />
              <div>
                <Link href={href}>{title}</Link>
                <p>{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
