import './reviews-owner.css'
import { useState } from 'react'
import {
  Button,
  EmptyState,
  Form,
  QueryResult,
  Page,
  RemovalDialog,
  SegmentedControl,
  TextArea,
  useCallPages,
  useMoments,
  useOwnerForm,
  useSend,
  useWords,
  DownloadLink,
} from '#platform/ui'
import { type Review, reviewsOwnerApi } from '../contract/index.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { AskCard } from './ask-card.tsx'
import { ImportReviews } from './import-reviews.tsx'
import { reviewsOwnerMessages } from './reviews-owner.messages.ts'

const statuses = ['pending', 'approved', 'hidden'] as const
const empty = { pending: 'emptyPending', approved: 'emptyApproved', hidden: 'emptyHidden' } as const

/** Lists reviews, which are approved, answered or hidden here. */
export function ReviewsScreen() {
  const t = useWords(reviewsOwnerMessages)
  const [status, setStatus] = useState<Review['status']>('pending')
  const found = useCallPages(reviewsOwnerApi.list, { status })
  const isEmpty = found.data?.pages.every((page) => page.reviews.length === 0) ?? false
  return (
    <Page
      title={t('reviews')}
      lead={t('lead')}
      actions={
        <>
          <DownloadLink href={`/api/reviews/export.csv?status=${status}`}>{t('export')}</DownloadLink>
          {!isEmpty && <ImportReviews />}
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
      <QueryResult
        found={found}
        entries={found.data?.pages.flatMap((page) => page.reviews)}
        bones={{ lines: 5, height: 48 }}
        empty={
          <EmptyState drawing="reviews" action={<ImportReviews />}>
            {t(empty[status])}
          </EmptyState>
        }
      >
        {(reviews) => (
          <ul className="review-rows">
            {reviews.map((review) => (
              <ReviewRow key={review.id} review={review} />
            ))}
          </ul>
        )}
      </QueryResult>
      <AskCard />
    </Page>
  )
}

function ReviewRow({ review }: { review: Review }) {
  const t = useWords(reviewsOwnerMessages)
  const when = useMoments({ dateStyle: 'medium' })
  const [isAnswering, setAnswering] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
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
      {review.photos.length > 0 && <ReviewPhotos review={review} />}
      <p className="q-hint">
        {[when(review.writtenAt), review.isVerified && t('verified')].filter(Boolean).join(' · ')}
      </p>
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
        <Button size="small" onPress={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      {isRemoving && (
        <RemovalDialog
          endpoint={reviewsOwnerApi.remove}
          input={{ id }}
          refreshes={[reviewsOwnerApi.list]}
          title={t('removeTitle', { name: review.authorName })}
          action={t('remove')}
          doneMessage={t('removed')}
          onClose={() => setRemoving(false)}
        >
          <p>{t('removeText')}</p>
        </RemovalDialog>
      )}
    </li>
  )
}

function AnswerForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useWords(reviewsOwnerMessages)
  const save = useSend(reviewsOwnerApi.change, { quiet: true, refreshes: [reviewsOwnerApi.list] })
  const form = useOwnerForm({
    schema: reviewsOwnerApi.change.input,
    values: { id: review.id, answer: review.answer },
    save: save.mutateAsync,
    savedMessage: t('saved'),
    onSaved: onClose,
  })
  const close = () => void form.mayLeave().then((leave) => leave && onClose())
  return (
    <Form form={form} className="review-answer">
      <TextArea label={t('answerTo', { name: review.authorName })} hint={t('answerHint')} {...form.field('answer')} />
      <div className="q-button-row">
        <Button type="submit" size="small" tone="primary" isPending={form.isSaving}>
          {t('save')}
        </Button>
        <Button size="small" onPress={close}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
