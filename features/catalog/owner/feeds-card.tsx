import { sitesApi } from '#features/sites/contract'
import { Check, Copy } from '#platform/icons'
import { Card, IconButton, TextField, toast, useCall, useWords } from '#platform/ui'
import { useState } from 'react'
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
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      toast(t('notCopied'), { tone: 'failure' })
    }
  }
  return (
    <TextField
      label={t(feed)}
      value={address}
      isReadOnly
      suffix={
        <IconButton
          size="small"
          icon={isCopied ? Check : Copy}
          label={isCopied ? t('copied') : t('copy', { what: t(feed) })}
          onPress={() => void copy()}
        />
      }
    />
  )
}
