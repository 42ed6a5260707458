import { sitesApi } from '#features/sites/contract'
import { Card, CopyField, useCall, useWords } from '#platform/ui'
import { type ProductFeed, productFeedPath, productFeeds } from '../contract/index.ts'
import { feedsMessages } from './feeds.messages.ts'

/** The addresses from which shopping services fetch all that is for sale. */
export function FeedsCard() {
  const t = useWords(feedsMessages)
  const site = useCall(sitesApi.site, {})
  const baseUrl = site.data?.baseUrl
  if (baseUrl === undefined) return null
  return (
    <Card title={t('title')} lead={t('lead')}>
      {productFeeds.map((feed) => (
        <Address key={feed} feed={feed} address={baseUrl + productFeedPath(feed)} />
      ))}
      <p className="q-hint">{t('hint')}</p>
    </Card>
  )
}

function Address({ feed, address }: { feed: ProductFeed; address: string }) {
  const t = useWords(feedsMessages)
  const words = { copy: t('copy', { what: t(feed) }), copied: t('copied'), notCopied: t('notCopied') }
  return <CopyField label={t(feed)} value={address} words={words} />
}
