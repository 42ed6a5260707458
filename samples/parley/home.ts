import { button, image, products, quote, summary, text, type Band } from '../compose.ts'
import { newsletter } from '../compose-widgets.ts'
import type { Names } from '../plan.ts'

/** A label in the margin, and beside it what it names: the way every section of this site is laid out. */
export function home(names: Names): Band[] {
  return [...whatWeTeach(names), ...whoWeAre(names), oneWord(names)]
}

function whatWeTeach({ asset, collection }: Names): Band[] {
  return [
    {
      padding: 'medium',
      pieces: [
        text([0, 0, 15, 4], '# Say something. We will take it from there.'),
        text(
          [0, 5, 10, 3],
          'Evening courses in eight languages, round a table, eight people at most. In a narrow house in Ballywren since 1998.',
        ),
        button([0, 9, 7, 1], 'Find a course', '/courses'),
        button([7, 9, 9, 1], 'Which level am I?', '/level', 'outline'),
        image([0, 11, 24, 13], asset('house'), { ratio: 1.85 }),
      ],
    },
    {
      theme: 'light',
      padding: 'medium',
      pieces: [
        text([0, 0, 6, 3], '## This term\n\nFrom 18 January, twelve evenings.'),
        products([7, 0, 17, 20], { collection: collection('courses'), tag: 'evening', count: 8, columns: 4 }),
        text(
          [0, 5, 6, 4],
          '~ Each drawing is a greeting in that language: how high the voice goes, how long it stays, and where it leans.',
        ),
      ],
    },
    {
      padding: 'medium',
      pieces: [
        text([0, 0, 6, 3], '## How an evening goes'),
        text(
          [7, 0, 17, 8],
          '| 0:00 | Tea, and the question of the week. In the language, from the first evening. |\n| 0:15 | One new thing. Only one. |\n| 0:40 | You use it on each other. The teacher listens and writes. |\n| 1:10 | The three best mistakes, on the board. |\n| 1:25 | Something to listen to on the way home. |',
        ),
      ],
    },
  ]
}

function whoWeAre({ collection }: Names): Band[] {
  return [
    {
      theme: 'darkest',
      padding: 'large',
      pieces: [
        quote(
          [3, 0, 18, 4],
          'I asked for the bill in Lisbon and got a conversation instead. It lasted until they closed.',
          'Maeve, Portuguese A2',
        ),
      ],
    },
    {
      padding: 'medium',
      pieces: [
        text(
          [0, 0, 6, 4],
          '## Who teaches\n\nEach of them teaches the language they dream in.\n\n[All eight](/teachers)',
        ),
        summary([7, 0, 17, 10], {
          collection: collection('teachers'),
          variant: 'grid',
          count: 4,
          columns: 4,
          ratio: 'portrait',
          show: ['image', 'excerpt'],
          titleSize: 'small',
        }),
      ],
    },
    {
      theme: 'light',
      padding: 'medium',
      pieces: [
        text([0, 0, 6, 3], '## What people say'),
        quote([7, 0, 8, 4], 'Nobody let me be shy, and nobody made me feel that I was.', 'Oisín, Polish A1', 'medium'),
        quote([16, 0, 8, 4], 'I came for my exam and stayed for the Thursdays.', 'Priya, German B1', 'medium'),
      ],
    },
    {
      padding: 'medium',
      pieces: [
        text([0, 0, 6, 3], '## Notes'),
        summary([7, 0, 17, 9], {
          collection: collection('notes'),
          variant: 'list',
          count: 2,
          show: ['image', 'date', 'excerpt'],
        }),
      ],
    },
  ]
}

function oneWord({ list }: Names): Band {
  return {
    theme: 'bright',
    padding: 'medium',
    pieces: [
      text([0, 0, 11, 4], '## One word a week\n\nOn Monday morning, with a sentence to use it in and a reason to.'),
      newsletter([13, 0, 11, 4], list('word'), {
        submitLabel: 'Send me words',
        thanks: 'Almost there: please confirm the email that we have just sent you.',
        disclaimer: 'You can stop it with one click, in every email.',
      }),
    ],
  }
}
