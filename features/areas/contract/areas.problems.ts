import { problems } from '#platform/contract'

export const areasProblems = problems('areas', {
  missing: [
    'missing',
    (_: { id: string }) => 'This member area is gone. Somebody may have removed it: load the list again.',
  ],
  notForMembers: [
    'invalid',
    () => 'One of the pages is gone or not for members. Set its access to “Members” in its settings first.',
  ],
  notAccess: ['invalid', () => 'One of the products is gone or is no access. Choose products of the kind “Access”.'],
})
