import { type BlockPanelProps, Group, NumberRow, useWords } from '#platform/ui'
import { reviewsOwnerMessages } from '../../owner/reviews-owner.messages.ts'
import type { ReviewsProps } from './reviews.contract.ts'

export function ReviewsPanel({ props, change }: BlockPanelProps<ReviewsProps>) {
  const t = useWords(reviewsOwnerMessages)
  return (
    <Group>
      <p className="q-hint">{t('blockProduct')}</p>
      <NumberRow label={t('limit')} value={props.limit} min={1} max={50} onChange={(limit) => change('limit', limit)} />
    </Group>
  )
}
