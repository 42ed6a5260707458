import { image, text } from '../compose.ts'
import type { CollectionPlan } from '../plan.ts'

export const journal: CollectionPlan = {
  key: 'journal',
  type: 'blog',
  title: 'Journal',
  slug: 'journal',
  description: 'Notes on waiting, paper and other people’s dogs.',
  categories: ['Walks', 'Darkroom'],
  author: 'Ilse Verhulst',
  items: [
    {
      title: 'Six hours for twenty minutes',
      slug: 'six-hours-for-twenty-minutes',
      date: '2026-10-19',
      excerpt: 'What you do on a ridge while the light is not there yet, and what you do when it is.',
      image: 'last-light-on-the-ridge',
      categories: ['Walks'],
      bands: ({ asset }) => [
        {
          padding: 'small',
          pieces: [
            text(
              [4, 0, 16, 10],
              'I was on the ridge at noon, which is six hours too early. You have to be, because the only thing worse than waiting is running.\n\nSo you wait. You eat both sandwiches. You learn the shape of the stone table that some walking club carried up here in pieces, and you decide that it will be in the picture, low on the right, to give the light something to land on.\n\n## Then it starts\n\nAt ten to six the grass went from brown to copper. I had one roll in the camera and one in my pocket, and I had promised myself not to change before frame eight.\n\n> The light does not get better. It gets different, and then it gets less.\n\nFrame five is the one. Frames six to twelve are me not believing it.',
            ),
            image([4, 11, 16, 10], asset('last-light-on-the-ridge'), { caption: 'Frame five. 1/60 at f/11.' }),
          ],
        },
      ],
    },
    {
      title: 'In praise of the wrong hour',
      slug: 'in-praise-of-the-wrong-hour',
      date: '2026-07-03',
      excerpt: 'Noon is hard, flat and honest. A note on photographing at the time everyone tells you not to.',
      image: 'rock-face',
      categories: ['Walks', 'Darkroom'],
      bands: ({ asset }) => [
        {
          padding: 'small',
          pieces: [
            text(
              [4, 0, 16, 8],
              'Every book says to stay in bed until four. But rock has no golden hour. At noon the shadows go straight down, every crack is drawn with a ruler, and the face looks like what it is: a very large, very old wall.\n\nThree things make it work:\n\n1. Black and white, because the colour at noon is a lie anyway.\n2. A red filter, so that the sky gets out of the way.\n3. Something small at the foot of it. Here it is a snow field the size of a football pitch.',
            ),
            image([4, 9, 16, 10], asset('rock-face')),
          ],
        },
      ],
    },
    {
      title: 'The neighbours',
      slug: 'the-neighbours',
      date: '2026-03-28',
      excerpt: 'They watched me for two summers. It seemed fair to watch back.',
      image: 'two-at-the-window',
      categories: ['Walks'],
      bands: ({ asset }) => [
        {
          padding: 'small',
          pieces: [
            image([4, 0, 7, 12], asset('two-at-the-window')),
            text(
              [12, 0, 8, 8],
              'They live at the corner, in the house with the white boards. Whenever I came past with the tripod they were at the window, one above the other, as if somebody had hung them there.\n\nI never learned their names. I sent a print, addressed to the window. A week later there was a bone on my step.',
            ),
          ],
        },
      ],
    },
    {
      title: 'A print is a decision',
      slug: 'a-print-is-a-decision',
      date: '2026-01-12',
      excerpt: 'Why I still go into the dark to make up my mind.',
      image: 'half-a-fig',
      categories: ['Darkroom'],
      bands: () => [
        {
          padding: 'small',
          pieces: [
            text(
              [4, 0, 16, 8],
              'On a screen a picture is a suggestion. You can always pull it a little warmer, a little brighter, and so you do, and it is never finished.\n\nPaper ends the conversation. It has one black and one white and you choose where they go.\n\n| Paper | Warm tone fibre, 300 g |\n| Developer | Fresh, 21 °C, two minutes |\n| Prints a day | Three, if it goes well |',
            ),
          ],
        },
      ],
    },
  ],
}
