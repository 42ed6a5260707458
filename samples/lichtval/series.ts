import { gallery, image, text } from '../compose.ts'
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
      image: 'path-to-the-pass',
      bands: ({ asset }) => [
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
        { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 12], asset('path-to-the-pass'))] },
        {
          padding: 'medium',
          pieces: [
            image([0, 0, 14, 12], asset('rock-face'), { caption: 'The face at noon. Nobody photographs at noon.' }),
            image([16, 5, 8, 8], asset('larches-in-october'), {
              ratio: 0.8,
              caption: 'Larches, the second week of October.',
            }),
          ],
        },
        {
          padding: 'medium',
          pieces: [
            text(
              [3, 0, 8, 6],
              '## The last twenty minutes\n\nYou wait for six hours and then there are twenty minutes. I have missed them by changing a film.',
            ),
          ],
        },
        {
          padding: 'medium',
          pieces: [
            gallery(
              [0, 0, 24, 12],
              asset,
              ['last-light-on-the-ridge: Last light', 'the-long-wall: The long wall', 'stream-after-rain: Stream'],
              { options: { design: 'autorows', rowHeight: 320 } },
            ),
          ],
        },
      ],
    },
    {
      title: 'Still rooms',
      slug: 'still-rooms',
      date: '2026-05-02',
      excerpt: 'Things that hold light without meaning to.',
      image: 'half-a-fig',
      bands: ({ asset }) => [
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
            gallery(
              [0, 0, 24, 16],
              asset,
              [
                'half-a-fig: Half a fig, ten past two',
                'paper-bird: Paper bird',
                'five-to-twelve: Five to twelve, which it never is',
                'brushes: Somebody else’s brushes',
              ],
              { design: 'slideshow', imageAspectRatio: '3:2', thumbnails: true, lightbox: false },
            ),
          ],
        },
      ],
    },
    {
      title: 'Close to home',
      slug: 'close-to-home',
      date: '2025-08-20',
      excerpt: 'Two summers within a mile of the back door.',
      image: 'dandelion-evening',
      bands: ({ asset }) => [
        { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 12], asset('dandelion-evening'))] },
        {
          padding: 'medium',
          pieces: [
            text(
              [0, 0, 9, 6],
              'The rule was a mile. Two summers of evenings, a macro ring and wet knees. It turned out there was more in the field behind the house than on any mountain.',
            ),
            image([11, 0, 13, 12], asset('seed-head')),
          ],
        },
        {
          padding: 'medium',
          pieces: [
            gallery(
              [0, 0, 24, 8],
              asset,
              [
                'two-at-the-window: The neighbours',
                'dragonfly: Warm wood',
                'paper-bird: The kitchen, from outside',
                'brushes: The shed',
              ],
              {
                design: 'carousel',
                imageAspectRatio: '4:5',
                gutter: 16,
              },
            ),
          ],
        },
      ],
    },
    {
      title: 'Low water',
      slug: 'low-water',
      date: '2024-11-11',
      excerpt: 'Rivers, estuaries, and what is left when they go.',
      image: 'bridge-at-low-tide',
      bands: ({ asset }) => [
        {
          padding: 'medium',
          pieces: [
            gallery(
              [0, 0, 15, 14],
              asset,
              [
                'stream-after-rain: Above the village, an hour after rain',
                'bridge-at-low-tide: The bridge, when there is nothing to cross',
              ],
              {
                design: 'stacked',
                gutter: 24,
              },
            ),
            text(
              [17, 0, 7, 6],
              '## Two tides a day\n\nThe estuary empties like a theatre. For an hour the lines stand there with nothing to do.',
            ),
          ],
        },
      ],
    },
  ],
}
