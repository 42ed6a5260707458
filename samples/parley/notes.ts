import { text } from '../compose.ts'
import type { CollectionPlan } from '../plan.ts'

/** Notes of the school. */
export const notes: CollectionPlan = {
  key: 'notes',
  type: 'blog',
  title: 'Notes',
  slug: 'notes',
  description: 'Short pieces about learning a language as a grown-up.',
  author: 'Parley Street',
  hasCovers: true,
  items: [
    {
      title: 'Forty verbs, and then you may order anything',
      slug: 'forty-verbs',
      date: '2026-11-12',
      excerpt: 'Which words to learn first, and why it is not the colours.',
      image: 'note-verbs',
      bands: () => [
        {
          padding: 'small',
          pieces: [
            text(
              [4, 0, 16, 10],
              'Most books begin with colours, fruit and the members of a family that owns a dog. It is a pleasant start. It is also why so many people can say *the grandmother is yellow* and cannot say *I would like to change this ticket*.\n\n## What we count\n\nFor a year every teacher here wrote down what people wanted to say and could not. The list has two thousand entries. Forty verbs cover nearly three quarters of it: want, need, have to, can, know, think, go, come, bring, take, leave, wait, and so on down to *to be allowed to*.\n\n## How we use them\n\nThe first four evenings have no nouns beyond what lies on the table. You point. It feels foolish for about ten minutes. By the end of the second week people argue about whose turn it is to make the tea, which is all that a language is for.\n\n## And the colours?\n\nWeek seven. You will pick them up in an hour, because by then you have something to paint.',
            ),
          ],
        },
      ],
    },
    {
      title: 'In praise of the useful mistake',
      slug: 'the-useful-mistake',
      date: '2026-10-08',
      excerpt: 'We correct one thing in five. Here is how we choose it.',
      image: 'note-mistake',
      bands: () => [
        {
          padding: 'small',
          pieces: [
            text(
              [4, 0, 16, 10],
              'Somebody says a sentence with five mistakes in it. A careful teacher corrects five. The next sentence will be shorter, and the one after that will not be said at all.\n\n## One in five\n\nWe correct the mistake that would have led to a different train. *I am hot* and *it is hot* lead to different trains in German. The wrong article does not, so it can wait until somebody asks.\n\n## A wall of them\n\nIn the hall hangs a board with the best mistakes of the term, with the names of those who made them. It began as a joke. People now try to get on it, which means that they say longer sentences.\n\n> A mistake that made everybody laugh has never been made twice.',
            ),
          ],
        },
      ],
    },
    {
      title: 'Films on the last Friday',
      slug: 'films-on-the-last-friday',
      date: '2026-09-03',
      excerpt: 'Once a month the big room becomes a cinema. Subtitles in the same language.',
      image: 'note-film',
      bands: () => [
        {
          padding: 'small',
          pieces: [
            text(
              [4, 0, 16, 10],
              'Tommaso brought the projector with him and the sheet from home. On the last Friday of every month we show a film, in one of our eight languages, with subtitles in that language and none in yours.\n\n## Why no translation\n\nBecause the eye always takes the easy road. With English underneath you read a film. With Italian underneath you hear it, and the letters hold your hand.\n\nIt begins at half past seven, costs nothing, and you may bring somebody who does not learn anything at all.',
            ),
          ],
        },
      ],
    },
  ],
}
