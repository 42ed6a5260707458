import { problem, problems } from '#platform/contract'

export const contentProblems = problems('content', {
  collectionMissing: problem('missing'),
  itemMissing: problem('missing'),
  labelMissing: problem('missing'),
  authorMissing: problem('missing'),
  feedMissing: problem('missing'),
  siteMapMissing: problem('missing'),
  noSecurityContact: problem('missing'),
  notForMachines: problem('missing'),
  slugTaken: problem<{ slug: string }>('conflict'),
  slugReserved: problem<{ slug: string }>('invalid'),
  tagExists: problem('conflict'),
  categoryExists: problem('conflict'),
  nameTooLong: problem<{ max: number }>('invalid'),
  mergeIntoItself: problem('invalid'),
  mergeAcross: problem('invalid'),
  collectionFull: problem<{ max: number }>('conflict'),
  notOrderable: problem('conflict'),
  /** The missing part of each: `title` or `text`. */
  unfinished: problem<{ n: number; names: string }>('conflict'),
  kindsDiffer: problem('conflict'),
})
