import { enumerations } from '#platform/contract'
import { expect, test } from 'vitest'
import * as statuses from './status.rules.ts'

const names = Object.entries(enumerations.contentStatuses)
const nameOf = (number: number): string => names.find(([, one]) => one === number)?.[0] ?? ''

test('C4.62 a content status is published, scheduled, needs review, draft, private or deleted', () => {
  expect(statuses.contentStatusNumbers.map(nameOf)).toEqual([
    'published',
    'scheduled',
    'needsReview',
    'draft',
    'private',
    'deleted',
  ])
})

test('C4.63 steps between statuses are the decided ones and no others', () => {
  const steps = statuses.contentStatusNumbers.flatMap((from) =>
    statuses.nextStatuses(from).map((to) => `${nameOf(from)} → ${nameOf(to)}`),
  )
  expect(steps.toSorted()).toEqual(
    [
      'draft → needsReview',
      'draft → published',
      'draft → scheduled',
      'draft → deleted',
      'needsReview → draft',
      'needsReview → published',
      'needsReview → deleted',
      'published → needsReview',
      'published → draft',
      'published → private',
      'published → deleted',
      'scheduled → published',
      'scheduled → draft',
      'scheduled → deleted',
      'private → published',
      'private → deleted',
      'deleted → draft',
    ].toSorted(),
  )
})
