import type { ReactNode } from 'react'
import { gallery, lightboxWords } from '#features/galleries/visitor'
import { assetUrl } from '#features/media/contract'
import type { Language } from '#platform/i18n'
import { type ViewProps, Wake } from '#platform/render'
import { photoFiles } from '../../contract/review.rules.ts'
import { reviewMessages } from '../../contract/reviews.messages.ts'
import type { ReviewsData } from '../../contract/reviews-view.ts'
import { LinkForm } from './link-form.tsx'
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
      <p className="reviews-average">
        {data.count === 0
          ? reviewMessages(language, 'none')
          : reviewMessages(language, 'average', { average: data.average, n: data.count })}
      </p>
      <WriteReview id={id} productId={data.productId} language={language} />
      {data.count > 0 && <ReviewList data={data} page={page} />}
    </section>
  )
}

type Shown = NonNullable<ReviewsData>

function ReviewList({ data, page }: { data: Shown; page: ViewProps<ReviewsProps, ReviewsData>['page'] }): ReactNode {
  const { language } = page
  return (
    <ul>
      {data.reviews.map((review) => (
        <li key={review.id}>
          <Stars rating={review.rating} label={reviewMessages(language, 'ofFive', { n: review.rating })} />
          {review.text && <p className="reviews-text">{review.text}</p>}
          {review.photos.length > 0 && <Photos review={review} language={language} />}
          <p className="reviews-who">
            {[review.author, review.isVerified && reviewMessages(language, 'verified'), review.day]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {review.answer && (
            <blockquote>
              <p className="reviews-who">{reviewMessages(language, 'answer', { site: page.site.title })}</p>
              <p className="reviews-text">{review.answer}</p>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Describes who may write a review, with a form that emails them the link. */
function WriteReview({ id, productId, language }: { id: string; productId: string; language: Language }): ReactNode {
  return (
    <details className="reviews-write">
      <summary className="button" data-look="outline">
        {reviewMessages(language, 'write')}
      </summary>
      <LinkForm id={id} productId={productId} language={language} />
    </details>
  )
}

interface PhotosProps {
  review: Shown['reviews'][number]
  language: Language
}

/** Photos link to their files; a script opens them over the page. */
function Photos({ review: { photos, author }, language }: PhotosProps): ReactNode {
  return (
    <Wake island={gallery} when="touch" props={{ design: 'grid', lightbox: true, words: lightboxWords(language) }}>
      <ul className="reviews-photos">
        {photos.map(({ id, width, height }, at) => (
          <li key={id} className="slide" data-slide-id={id}>
            <a href={assetUrl(id, photoFiles.large)} data-open="">
              <img
                src={assetUrl(id, photoFiles.small)}
                srcSet={`${assetUrl(id, photoFiles.small)} 400w, ${assetUrl(id, photoFiles.large)} ${Math.max(width, 401)}w`}
                sizes="96px"
                alt={reviewMessages(language, 'photoBy', { author, n: at + 1, count: photos.length })}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                data-image-dimensions={`${width}x${height}`}
              />
            </a>
          </li>
        ))}
      </ul>
    </Wake>
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
