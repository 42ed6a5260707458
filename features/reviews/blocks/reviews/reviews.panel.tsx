import { Star } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, blockPanel, Group, NumberRow, useWords } from '#platform/ui'
import { reviewsOwnerMessages } from '../../owner/reviews-owner.messages.ts'
import type { ReviewsProps } from './reviews.contract.ts'

const palette = messages('reviews.palette')

export const reviewsPanel = blockPanel<ReviewsProps>({
  type: 'reviews',
  label: palette.message('reviews'),
  keywords: palette.message('reviews.keywords'),
  group: 'commerce',
  icon: Star,
  Panel: ReviewsPanel,
})

function ReviewsPanel({ props, change }: BlockPanelProps<ReviewsProps>) {
  const t = useWords(reviewsOwnerMessages)
  return (
    <Group>
      <p className="q-hint">{t('blockProduct')}</p>
      <NumberRow label={t('limit')} value={props.limit} min={1} max={50} onChange={(limit) => change('limit', limit)} />
    </Group>
  )
}
