import { documentsApi, type DocumentSummary, pagesApi } from '#features/pages/contract'
import { enumerations } from '#platform/contract'
import { Badge, Button, Group, useMay, useMoments, useSend, useWords } from '#platform/ui'
import { contentApi } from '../../contract/index.ts'
import { statusOf } from '../status-words.ts'
import { itemPanelMessages } from './item-panel.messages.ts'

const { contentStatuses: statuses } = enumerations

/**
 * Shows the item's visibility and the status changes that this person may make. Publishing itself is the button above.
 */
export function ItemStatus({ summary, flush }: { summary: DocumentSummary; flush: () => Promise<void> }) {
  const t = useWords(itemPanelMessages)
  const may = useMay()
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const words = statusOf(summary)
  const set = useSend(documentsApi.setStatus, {
    refreshes: [pagesApi.settings, documentsApi.changes, contentApi.items, pagesApi.list],
  })
  const to = async (status: DocumentSummary['status']) => {
    await flush()
    set.mutate({ id: summary.id, status })
  }
  return (
    <Group>
      <div className="item-status">
        <Badge tone={words.tone}>{t(words.name)}</Badge>
        <span className="q-hint">{momentOf(summary)}</span>
      </div>
      {words.name === 'review' && <p className="q-hint">{t('reviewHint')}</p>}
      {words.name === 'private' && <p className="q-hint">{t('privateHint')}</p>}
      <div className="item-status">
        {stepsFrom(summary.status).map(({ status, label, publishes }) =>
          may(publishes ? 'content.publish' : 'content.edit') ? (
            <Button key={label} size="small" isPending={set.isPending} onPress={() => void to(status)}>
              {t(label)}
            </Button>
          ) : null,
        )}
      </div>
    </Group>
  )

  function momentOf({ status, scheduledAt, publishedAt }: DocumentSummary): string {
    if (scheduledAt) return t('scheduledFor', { when: when(scheduledAt) })
    return publishedAt && status === statuses.published ? t('publishedAt', { when: when(publishedAt) }) : ''
  }
}

/** The steps of C4.63 beside publishing; `publishes`: visitors see something else by it. */
function stepsFrom(status: number) {
  const steps = {
    [statuses.draft]: [{ status: statuses.needsReview, label: 'askReview', publishes: false }],
    [statuses.needsReview]: [{ status: statuses.draft, label: 'toDraft', publishes: false }],
    [statuses.scheduled]: [{ status: statuses.draft, label: 'toDraft', publishes: true }],
    [statuses.published]: [
      { status: statuses.private, label: 'makePrivate', publishes: true },
      { status: statuses.draft, label: 'unpublish', publishes: true },
    ],
    [statuses.private]: [{ status: statuses.published, label: 'makePublic', publishes: true }],
  } as const
  return steps[status as keyof typeof steps] ?? []
}
