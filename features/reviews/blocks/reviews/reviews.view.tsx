import type { ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import { reviewMessages } from '../../contract/reviews.messages.ts'
import type { ReviewsData } from '../../contract/reviews-view.ts'
import type { ReviewsProps } from './reviews.contract.ts'

export function ReviewsView({ id, data, page }: ViewProps<ReviewsProps, ReviewsData>): ReactNode {
  const { language } = page
  if (!data) return page.editing ? <p className="reviews-none">{reviewMessages(language, 'reviews')}</p> : null
  return (
    <section className="reviews" aria-labelledby={`reviews-${id}`}>
      {data.jsonLd && !page.editing && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.jsonLd }} />
      )}
      <h2 id={`reviews-${id}`}>{reviewMessages(language, 'reviews')}</h2>
      <p className="reviews-average">{reviewMessages(language, 'average', { average: data.average, n: data.count })}</p>
      <ul>
        {data.reviews.map((review) => (
          <li key={review.id}>
            <Stars rating={review.rating} label={reviewMessages(language, 'ofFive', { n: review.rating })} />
            {review.text && <p className="reviews-text">{review.text}</p>}
            <p className="reviews-who">{[review.author, review.day].filter(Boolean).join(' · ')}</p>
            {review.answer && (
              <blockquote>
                <p className="reviews-who">{reviewMessages(language, 'answer', { site: page.site.title })}</p>
                <p className="reviews-text">{review.answer}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stars({ rating, label }: { rating: number; label: string }): ReactNode {
  return (
    <span className="reviews-stars" role="img" aria-label={label}>
      {'★'.repeat(rating)}
      <span className="reviews-off">{'★'.repeat(5 - rating)}</span>
    </span>
  )
}
