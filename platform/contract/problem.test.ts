import { expect, test } from 'vitest'
import { Problem, problem, problems } from './problem.ts'

const galleryProblems = problems('galleries', {
  notFound: problem('missing'),
  titleTaken: problem<{ title: string }>('conflict'),
})
const spoken = problems('ports', { taken: ['conflict', ({ port }: { port: number }) => `Port ${port} is taken.`] })

test('a problem is recognised by its declaration, also when it arrived as a body', () => {
  const error: unknown = galleryProblems.titleTaken({ title: 'Kiln' })
  expect(galleryProblems.titleTaken.is(error) && error.details.title).toBe('Kiln')
  expect(galleryProblems.titleTaken.is(new Problem((error as Problem).toBody()))).toBe(true)
  expect(spoken.taken.is(spoken.taken({ port: 8080 }))).toBe(true)
})

test('no other problem, error or value matches it', () => {
  const others = [
    galleryProblems.notFound(),
    spoken.taken({ port: 80 }),
    new Error('galleries.title_taken'),
    null,
    undefined,
  ]
  expect(
    [...others, { code: 'galleries.title_taken' }].filter((other) => galleryProblems.titleTaken.is(other)),
  ).toEqual([])
})
