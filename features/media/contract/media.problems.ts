import { problem, problems } from '#platform/contract'

export const mediaProblems = problems('media', {
  notFound: problem<{ id: string }>('missing'),
  noFile: problem('invalid'),
  empty: problem<{ name: string }>('invalid'),
  tooLarge: problem<{ name: string; megabytes: number; status: 413 }>('invalid'),
  tooManyPixels: problem<{ name: string; width: number; height: number }>('invalid'),
  unknownType: problem<{ name: string }>('invalid'),
  unreadable: problem<{ name: string }>('invalid'),
  folderNotFound: problem<{ id: string }>('missing'),
  folderNameTaken: problem<{ name: string }>('conflict'),
  tooManyFolders: problem<{ most: number }>('conflict'),
  otherKind: problem<{ name: string }>('conflict'),
  noMapsKey: problem('conflict'),
  otherSiteClosed: problem('forbidden'),
  placesSilent: problem('broken'),
})
