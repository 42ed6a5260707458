import './reviews-owner.css'
import { Download, Star } from 'lucide-react'
import { useState } from 'react'
import { SiteSwitch } from '#features/sites/owner'
import {
  Button,
  EmptyState,
  Found,
  Page,
  SegmentedControl,
  TextArea,
  toast,
  useCallPages,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { type Review, reviewsOwnerApi } from '../contract/index.ts'
import { ImportReviews } from './import-reviews.tsx'
import { reviewsOwnerMessages } from './reviews-owner.messages.ts'

const statuses = ['pending', 'approved', 'hidden'] as const
const empty = { pending: 'emptyPending', approved: 'emptyApproved', hidden: 'emptyHidden' } as const

/** What buyers wrote: approved, answered or hidden here. */
export function ReviewsScreen() {
  const t = useWords(reviewsOwnerMessages)
  const [status, setStatus] = useState<Review['status']>('pending')
  const found = useCallPages(reviewsOwnerApi.list, { status })
  return (
    <Page
      title={t('reviews')}
      lead={t('lead')}
      actions={
        <>
          <a className="q-button plain medium" href="/api/reviews/export.csv" download>
            <Download aria-hidden />
            {t('export')}
          </a>
          <ImportReviews />
        </>
      }
    >
      <div className="q-toolbar">
        <SegmentedControl
          label={t('status')}
          hideLabel
          value={status}
          onChange={setStatus}
          options={statuses.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <Found
        found={found}
        entries={found.data?.pages.flatMap((page) => page.reviews)}
        bones={{ lines: 5, height: 48 }}
        empty={<EmptyState picture={<Star size={56} strokeWidth={1} />}>{t(empty[status])}</EmptyState>}
      >
        {(reviews) => (
          <ul className="review-rows">
            {reviews.map((review) => (
              <ReviewRow key={review.id} review={review} />
            ))}
          </ul>
        )}
      </Found>
      <SiteSwitch group="reviews" name="asksBuyers" label={t('asksBuyers')} hint={t('asksBuyersHint')} />
    </Page>
  )
}

function ReviewRow({ review }: { review: Review }) {
  const t = useWords(reviewsOwnerMessages)
  const when = useMoments({ dateStyle: 'medium' })
  const [isAnswering, setAnswering] = useState(false)
  const change = useSend(reviewsOwnerApi.change, { refreshes: [reviewsOwnerApi.list] })
  const { id, rating, status, answer } = review
  return (
    <li className="review-row">
      <p>
        <span role="img" aria-label={t('stars', { n: rating })}>
          {'★'.repeat(rating)}
          <span className="q-quiet">{'☆'.repeat(5 - rating)}</span>
        </span>{' '}
        <strong>{review.authorName}</strong> <span className="q-quiet">{t('on', { title: review.productTitle })}</span>
      </p>
      {review.text && <p className="review-text">{review.text}</p>}
      <p className="q-hint">{when(review.writtenAt)}</p>
      {answer && !isAnswering && <blockquote className="review-text">{answer}</blockquote>}
      {isAnswering && <AnswerForm review={review} onClose={() => setAnswering(false)} />}
      <div className="q-button-row">
        {status !== 'approved' && (
          <Button size="small" isPending={change.isPending} onPress={() => change.mutate({ id, status: 'approved' })}>
            {t('approve')}
          </Button>
        )}
        {status !== 'hidden' && (
          <Button size="small" isPending={change.isPending} onPress={() => change.mutate({ id, status: 'hidden' })}>
            {t('hide')}
          </Button>
        )}
        {!isAnswering && (
          <Button size="small" onPress={() => setAnswering(true)}>
            {t('answer')}
          </Button>
        )}
      </div>
    </li>
  )
}

function AnswerForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useWords(reviewsOwnerMessages)
  const [answer, setAnswer] = useState(review.answer)
  const save = useSend(reviewsOwnerApi.change, {
    refreshes: [reviewsOwnerApi.list],
    onDone: () => {
      toast(t('saved'))
      onClose()
    },
  })
  return (
    <div className="review-answer">
      <TextArea
        label={t('answerTo', { name: review.authorName })}
        hint={t('answerHint')}
        value={answer}
        onChange={setAnswer}
      />
      <div className="q-button-row">
        <Button
          size="small"
          tone="primary"
          isPending={save.isPending}
          onPress={() => save.mutate({ id: review.id, answer })}
        >
          {t('save')}
        </Button>
        <Button size="small" onPress={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
