import { problems } from '#platform/contract'

export const copyProblems = problems('galleries', {
  tooManyAddresses: [
    'invalid',
    (d: { n: number; most: number }) =>
      `These are ${d.n} addresses; ${d.most} galleries at most are copied at once. Take some away, and copy them afterwards.`,
  ],
  galleryMissing: [
    'missing',
    () => 'This gallery is not saved yet, or was taken off the page. Wait a moment and try again.',
  ],
  isCopying: ['conflict', () => 'Pictures are being copied into this gallery. Wait until that has ended, or stop it.'],
  copyMissing: ['missing', () => 'There is no such copy on this site.'],
  noFeed: [
    'invalid',
    () =>
      'This is not a public gallery of SmugMug. Open the gallery without signing in, copy its address from there, and check that its feeds are allowed.',
  ],
  noPictures: [
    'invalid',
    () => 'There are no pictures in this gallery. Check on SmugMug that it is public and holds pictures.',
  ],
  isFull: [
    'conflict',
    (d: { most: number }) => `A gallery holds ${d.most} pictures: those that come after it is full are left out.`,
  ],
  stopped: [
    'broken',
    () =>
      'The copying stopped for a reason on our side. What was copied stays; copy again, and what is missing follows.',
  ],
  taken: [
    'conflict',
    () => 'The gallery was taken off the page while pictures were copied into it. Those that came lie in the library.',
  ],
})
