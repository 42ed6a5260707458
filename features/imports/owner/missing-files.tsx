import { RotateCcw } from '#platform/icons'
import { Banner, Button, toast, useSend, useWords } from '#platform/ui'
import { type Import, importsApi } from '../contract/index.ts'
import { importsOwnerMessages } from './imports-owner.messages.ts'

/** Files that could not be downloaded. The rows below name them, and they can be requested again. */
export function MissingFiles({ record: { id, counts } }: { record: Import }) {
  const t = useWords(importsOwnerMessages)
  const retry = useSend(importsApi.retryFiles, {
    refreshes: [importsApi.import, importsApi.rows],
    onDone: ({ files }) => toast(t('files.asked', { n: files })),
  })
  const n = counts.find(({ kind, outcome }) => kind === 'media' && outcome === 'placeholder')?.n ?? 0
  if (n === 0) return null
  return (
    <Banner tone="attention">
      <p>{t('files.missing', { n })}</p>
      <Button icon={RotateCcw} isPending={retry.isPending} onPress={() => retry.mutate({ id })}>
        {t('files.retry')}
      </Button>
    </Banner>
  )
}
