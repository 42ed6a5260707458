import { Trash2 } from '#platform/icons'
import { useState } from 'react'
import { IconButton, RemovalDialog, useWords } from '#platform/ui'
import { photoFiles, type Review, type ReviewPhoto, reviewsOwnerApi } from '../contract/index.ts'
import { reviewsOwnerMessages } from './reviews-owner.messages.ts'

/** Shows a buyer's photos for approval before they are public. */
export function ReviewPhotos({ review }: { review: Review }) {
  const t = useWords(reviewsOwnerMessages)
  const [removing, setRemoving] = useState<ReviewPhoto | null>(null)
  return (
    <>
      <ul className="review-photos">
        {review.photos.map((photo, at) => (
          <li key={photo.id}>
            <Photo photo={photo} n={at + 1} name={review.authorName} />
            <IconButton
              label={`${t('removePhoto')} ${at + 1}`}
              icon={Trash2}
              size="small"
              onPress={() => setRemoving(photo)}
            />
          </li>
        ))}
      </ul>
      {removing && (
        <RemovalDialog
          endpoint={reviewsOwnerApi.removePhoto}
          input={{ id: removing.id }}
          refreshes={[reviewsOwnerApi.list]}
          title={t('removePhotoTitle')}
          action={t('removePhoto')}
          doneMessage={t('photoRemoved')}
          onClose={() => setRemoving(null)}
        >
          <p>{t('removePhotoText')}</p>
        </RemovalDialog>
      )}
    </>
  )
}

function Photo({ photo: { id, state }, n, name }: { photo: ReviewPhoto; n: number; name: string }) {
  const t = useWords(reviewsOwnerMessages)
  if (state !== 'ready')
    return <span className="review-photo-none">{t(state === 'waiting' ? 'photoWaiting' : 'photoFailed')}</span>
  return (
    <a href={addressOf(id, photoFiles.large)} target="_blank" rel="noopener" aria-label={t('openPhoto', { n })}>
      <img src={addressOf(id, photoFiles.small)} alt={t('photo', { n, name })} loading="lazy" />
    </a>
  )
}

function addressOf(id: string, file: string): string {
  return reviewsOwnerApi.photo.path.replace(':id', id).replace(':file', file)
}
