import { problems } from '#platform/contract'

export const shippingProblems = problems('shipping', {
  zoneMissing: [
    'missing',
    (_: { id: string }) => 'This shipping zone is gone. Somebody may have removed it: load the list again.',
  ],
  pointMissing: [
    'missing',
    (_: { id: string }) => 'This place is gone. Somebody may have removed it: load the list again.',
  ],
  placeTaken: [
    'conflict',
    (d: { country: string; zone: string }) =>
      `${d.country} already belongs to the zone “${d.zone}”. Take it out there first, or name regions or postal codes.`,
  ],
})
