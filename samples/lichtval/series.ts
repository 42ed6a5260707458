import { image, text } from '../compose.ts'
import type { CollectionPlan } from '../plan.ts'

export const series: CollectionPlan = {
  key: 'series',
  type: 'portfolio',
  title: 'Series',
  slug: 'series',
  description: 'Four series of photographs, in the mountains and at home, on film.',
  items: [
    {
      title: 'High ground',
      slug: 'high-ground',
      date: '2026-09-14',
      excerpt: 'Four autumns above the tree line, on foot, with one lens.',
      picture: 'path-to-the-pass',
      bands: ({ picture }) => [
        {
          padding: 'small',
          pieces: [
            text(
              [0, 0, 13, 4],
              'Four autumns above the tree line, always on foot, always with the same lens. What I was after is the hour in which rock stops being grey.',
            ),
            text([17, 0, 7, 4], '~ 2022 – 2026\n~ Medium format and a borrowed Leica\n~ Printed at 60 × 80 cm'),
          ],
        },
        { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 12], picture('path-to-the-pass'))] },
        {
          padding: 'medium',
          pieces: [
            image([0, 0, 14, 12], picture('rock-face'), { caption: 'The face at noon. Nobody photographs at noon.' }),
            image([16, 5, 8, 8], picture('larches-in-october'), { ratio: 0.8, caption: 'Larches, the second week of October.' }),
          ],
        },
        { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 8], picture('the-long-wall'))] },
        {
          padding: 'medium',
          pieces: [
            text(
              [3, 0, 8, 6],
              '## The last twenty minutes\n\nYou wait for six hours and then there are twenty minutes. I have missed them by changing a film.',
            ),
            image([12, 0, 12, 10], picture('last-light-on-the-ridge')),
          ],
        },
      ],
    },
    {
      title: 'Still rooms',
      slug: 'still-rooms',
      date: '2026-05-02',
      excerpt: 'Things that hold light without meaning to.',
      picture: 'half-a-fig',
      bands: ({ picture }) => [
        {
          padding: 'small',
          pieces: [
            text(
              [0, 0, 14, 3],
              'A bowl, a clock, a bird on a string. I photograph them where they are found, at the hour they are found, and put nothing straight.',
            ),
          ],
        },
        {
          padding: 'small',
          pieces: [
            image([0, 0, 15, 12], picture('half-a-fig'), { caption: 'Half a fig, ten past two.' }),
            image([17, 3, 7, 9], picture('paper-bird'), { ratio: 0.78, caption: 'Paper bird.' }),
            image([2, 13, 9, 9], picture('five-to-twelve'), { caption: 'Five to twelve, which it never is.' }),
            image([13, 14, 11, 10], picture('brushes'), { caption: 'Somebody else’s brushes.' }),
          ],
        },
      ],
    },
    {
      title: 'Close to home',
      slug: 'close-to-home',
      date: '2025-08-20',
      excerpt: 'Two summers within a mile of the back door.',
      picture: 'dandelion-evening',
      bands: ({ picture }) => [
        { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 12], picture('dandelion-evening'))] },
        {
          padding: 'medium',
          pieces: [
            text(
              [0, 0, 9, 6],
              'The rule was a mile. Two summers of evenings, a macro ring and wet knees. It turned out there was more in the field behind the house than on any mountain.',
            ),
            image([11, 0, 13, 12], picture('seed-head')),
            image([0, 8, 9, 12], picture('two-at-the-window'), { caption: 'The neighbours.' }),
            image([11, 14, 13, 10], picture('dragonfly')),
          ],
        },
      ],
    },
    {
      title: 'Low water',
      slug: 'low-water',
      date: '2024-11-11',
      excerpt: 'Rivers, estuaries, and what is left when they go.',
      picture: 'bridge-at-low-tide',
      bands: ({ picture }) => [
        { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 12], picture('bridge-at-low-tide'))] },
        {
          padding: 'medium',
          pieces: [
            image([0, 0, 15, 12], picture('stream-after-rain')),
            text([17, 0, 7, 6], '## Two tides a day\n\nThe estuary empties like a theatre. For an hour the lines stand there with nothing to do.'),
          ],
        },
      ],
    },
  ],
}
