import { problem, problems } from '#platform/contract'

export const shippingProblems = problems('shipping', {
  zoneMissing: problem<{ id: string }>('missing'),
  pointMissing: problem<{ id: string }>('missing'),
  changedSince: problem<{ where: string }>('conflict'),
  placeTaken: problem<{ country: string; zone: string }>('conflict'),
})
