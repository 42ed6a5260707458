import { problem, problems } from '#platform/contract'

export const copyProblems = problems('galleries', {
  tooManyAddresses: problem<{ n: number; most: number }>('invalid'),
  galleryMissing: problem('missing'),
  isCopying: problem('conflict'),
  copyMissing: problem('missing'),
  noFeed: problem('invalid'),
  noPictures: problem('invalid'),
  isFull: problem<{ most: number }>('conflict'),
  stopped: problem('broken'),
  taken: problem('conflict'),
})
