import type { ReactNode } from 'react'
import { messages } from '#platform/i18n'
import { type ViewProps, Wake } from '#platform/render'
import { photoMbMax, photosMax, photoTypes, ratings, reviewMax } from '../../contract/review.rules.ts'
import { reviewMessages } from '../../contract/reviews.messages.ts'
import type { RequestData } from '../../contract/reviews-view.ts'
import type { RequestProps } from './review-request.contract.ts'
import { LinkForm } from '../reviews/link-form.tsx'
import { reviewRequest } from './review-request.behaviour.ts'

const problemMessages = messages('reviews.problems')

type Say = (name: Parameters<typeof reviewMessages>[1], values?: Record<string, string | number>) => string
type Open = Extract<RequestData, { view: 'open' }>

export function RequestView({ id, data, page }: ViewProps<RequestProps, RequestData>): ReactNode {
  const t: Say = (name, values) => reviewMessages(page.language, name, values)
  if (!data) return null
  if (data.view === 'ask') {
    return (
      <div className="review-request">
        <h1>{t('write')}</h1>
        <LinkForm id={id} productId={data.productId} language={page.language} fault={data.problem} />
      </div>
    )
  }
  if (data.view !== 'open') {
    const isKept = data.view === 'asked' && data.sendsNoEmail === true
    return (
      <div className="review-request">
        <h1>{t(isKept ? 'askedKeptTitle' : data.view)}</h1>
        <p>{t(isKept ? 'askedKept' : `${data.view}Lead`)}</p>
        <HomeLink t={t} />
      </div>
    )
  }
  return (
    <Wake
      island={reviewRequest}
      when="load"
      props={{
        left: t('left', { n: '%' }),
        most: reviewMax,
        failed: t('failed'),
        failedLead: t('failedLead'),
        choose: problemMessages(page.language, 'rating_missing'),
        photos: photosMax,
        tooMany: problemMessages(page.language, 'too_many_photos', { photos: photosMax }),
        megabytes: photoMbMax,
        tooLarge: problemMessages(page.language, 'photo_too_large', { megabytes: photoMbMax }),
      }}
    >
      <OpenRequest data={data} t={t} site={page.site.title} />
    </Wake>
  )
}

function HomeLink({ t }: { t: Say }): ReactNode {
  return (
    <p>
      <a className="button" href="/">
        {t('home')}
      </a>
    </p>
  )
}

function OpenRequest({ data, t, site }: { data: Open; t: Say; site: string }): ReactNode {
  const { purchases, sent } = data
  const isThanked = purchases.some(({ lineId, isReviewed }) => lineId === sent && isReviewed)
  const left = purchases.filter(({ isReviewed }) => !isReviewed)
  const done = purchases.filter(({ isReviewed, lineId }) => isReviewed && lineId !== sent)
  return (
    <div className="review-request">
      <h1>{t(isThanked ? 'thanks' : 'title')}</h1>
      <p>{isThanked ? t('thanksLead') : t('lead', { site })}</p>
      {isThanked && data.note && <p className="review-problem">{t('photosLeft', { why: data.note })}</p>}
      {isThanked && left.length > 0 && <h2>{t('others')}</h2>}
      {left.map((purchase) => (
        <ReviewForm key={purchase.lineId} data={data} purchase={purchase} t={t} />
      ))}
      {done.map(({ lineId, title }) => (
        <p key={lineId} className="review-done">
          <strong>{title}</strong> · {t('done')}
        </p>
      ))}
      {left.length === 0 && <HomeLink t={t} />}
    </div>
  )
}

/** Typed text is kept after a failure; the messages are above the button (C8.24). */
function ReviewForm({ data, purchase, t }: { data: Open; purchase: Open['purchases'][number]; t: Say }): ReactNode {
  const { lineId, title, variantTitle } = purchase
  const refused = data.problem?.line === lineId ? data.problem : null
  return (
    <form
      method="post"
      action={`/api/commerce/reviews/request/${encodeURIComponent(data.token)}/photos`}
      encType="multipart/form-data"
      className="review-form"
      noValidate
    >
      <input type="hidden" name="lineId" value={lineId} />
      <h2>{[title, variantTitle].filter(Boolean).join(' · ')}</h2>
      <fieldset aria-describedby={`rating-problem-${lineId}`}>
        <legend>{t('rating')}</legend>
        <div className="review-stars">
          {ratings.map((n) => (
            <label key={n} title={t('stars', { n })}>
              <input type="radio" name="rating" value={n} required aria-label={t('stars', { n })} />
              <span aria-hidden="true">★</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor={`text-${lineId}`}>{t('body')}</label>
      <textarea
        id={`text-${lineId}`}
        name="text"
        rows={6}
        maxLength={reviewMax}
        aria-describedby={`left-${lineId}`}
        defaultValue={refused?.typed}
      />
      <p id={`left-${lineId}`} className="review-left">
        {t('left', { n: reviewMax })}
      </p>
      <label htmlFor={`photos-${lineId}`}>{t('photos')}</label>
      <input
        id={`photos-${lineId}`}
        type="file"
        name="photos"
        accept={photoTypes.join(',')}
        multiple
        aria-describedby={`photos-hint-${lineId}`}
      />
      <p id={`photos-hint-${lineId}`} className="review-left">
        {t('photosHint', { n: photosMax, megabytes: photoMbMax })}
      </p>
      <ul className="review-previews" hidden />
      <p id={`rating-problem-${lineId}`} className="review-problem" role="alert">
        {refused?.text}
      </p>
      <button className="button">{t('send')}</button>
    </form>
  )
}
