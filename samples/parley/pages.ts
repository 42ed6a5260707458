import { newId } from '#platform/contract'
import { image, text, type At, type Band, type Piece } from '../compose.ts'
import { accordion, map } from '../compose-widgets.ts'
import type { Names, PagePlan } from '../plan.ts'
import { timetable } from './courses.ts'
import { legalPages } from './legal.ts'

const week = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
] as const

const timetablePage = (): Band[] => [
  {
    padding: 'medium',
    pieces: [
      text([0, 0, 16, 3], '# Timetable'),
      text(
        [0, 4, 12, 3],
        'Twenty-four groups on four evenings. The early ones end at half past seven, the late ones at a quarter past nine.',
      ),
    ],
  },
  ...week.map(
    ([short, name], at): Band => ({
      theme: at % 2 ? 'lightest' : 'light',
      padding: 'small',
      pieces: [text([0, 0, 6, 2], `## ${name}`), text([7, 0, 17, 5], timetable(short))],
    }),
  ),
  {
    padding: 'medium',
    pieces: [
      text([0, 0, 6, 2], '## Term dates'),
      text(
        [7, 0, 17, 5],
        '| Spring | 18 January to 8 April 2027 |\n| Summer | 3 May to 22 July 2027 |\n| Autumn | 13 September to 2 December 2027 |\n\nNo classes on public holidays; those evenings are added at the end.',
      ),
    ],
  },
]

/** A form of the block: every field gets an id of its own. */
function asks(at: At, name: string, fields: readonly Record<string, unknown>[], more: Record<string, unknown>): Piece {
  return { type: 'form', props: { name, fields: fields.map((field) => ({ id: newId(), ...field })), ...more }, at }
}

const languages = ['Spanish', 'French', 'German', 'Italian', 'Dutch', 'Portuguese', 'Polish', 'Swedish']

const level = (): Band[] => [
  {
    padding: 'medium',
    pieces: [
      text([0, 0, 16, 3], '# Which level am I?'),
      text(
        [0, 4, 8, 6],
        '## Five minutes\n\nNothing to prepare, and no marks.\n\nA teacher reads your answers and writes back within two days with the group that fits, and another that would also do.',
      ),
      asks(
        [10, 4, 14, 16],
        'Level test',
        [
          { kind: 'step', title: 'The language' },
          { kind: 'select', title: 'Which language is it about?', options: languages, required: true },
          {
            kind: 'radio',
            title: 'Have you learned it before?',
            options: ['Never', 'Long ago, at school', 'In a course, recently', 'By living there'],
            required: true,
          },
          { kind: 'step', title: 'What you can do' },
          {
            kind: 'matrix',
            title: 'Could you do this today?',
            rows: [
              'Order a meal and understand the answer',
              'Tell somebody what you did yesterday',
              'Complain, and stay polite',
              'Follow the news on the radio',
            ],
            options: ['No', 'With help', 'Yes'],
            required: true,
          },
          {
            kind: 'textarea',
            title: 'Write three sentences about your week, in that language',
            description: 'Mistakes are welcome: they tell us most. If you cannot write any yet, leave it empty.',
          },
          { kind: 'step', title: 'You' },
          { kind: 'name', title: 'Your name', required: true },
          { kind: 'email', title: 'Where may we write to?', required: true },
        ],
        { submitLabel: 'Send my answers', thanks: 'Thank you. A teacher reads it and writes to you within two days.' },
      ),
    ],
  },
]

const prices = ({ asset }: Names): Band[] => [
  {
    padding: 'medium',
    pieces: [
      text([0, 0, 16, 3], '# Prices'),
      text(
        [0, 4, 13, 8],
        '| Evening course, 12 × 90 minutes, with the book | € 340 |\n| Trial evening, taken off the course afterwards | € 15 |\n| Private hour | € 52 |\n| Five private hours | € 240 |\n| Level test | nothing |\n| Film on the last Friday | nothing |\n\n~ Language courses are exempt from VAT.',
      ),
      image([15, 4, 9, 8], asset('table')),
    ],
  },
  {
    theme: 'light',
    padding: 'medium',
    pieces: [
      text([0, 0, 6, 3], '## Good to know'),
      accordion(
        [7, 0, 17, 8],
        [
          ['Can I pay in parts?', 'Yes, in three, without a surcharge. Write to us before you book.'],
          [
            'Is there a lower price?',
            'A third less for students, for people out of work and for whoever asks. We do not want to see a paper.',
          ],
          ['What if I miss an evening?', 'Come to another group of your level that week. The timetable shows which.'],
          ['What if it is not for me?', 'Until the second evening you get everything back.'],
          [
            'What if too few people book?',
            'A group starts with four. If yours does not, you choose another or get your money back, the same day.',
          ],
        ],
      ),
    ],
  },
]

const visit = ({ asset }: Names): Band[] => [
  {
    padding: 'medium',
    pieces: [
      text([0, 0, 16, 3], '# Visit'),
      text(
        [0, 4, 8, 9],
        '**Parley Street 11**\nBallywren\n\n[01234 56789](tel:+3531234567)\n[hello@parleystreet.example](mailto:hello@parleystreet.example)\n\n| Mon – Thu | 16:00 – 21:30 |\n| Fri | 16:00 – 18:00 |\n\nThe blue house with the red door. Two rooms are on the ground floor and have no step; tell us, and your group meets there.',
      ),
      map([10, 4, 14, 9], asset('plan'), {
        mapLat: 52.86,
        mapLng: -5.72,
        markerLat: 52.86,
        markerLng: -5.72,
        mapZoom: 11,
        addressTitle: 'Parley Street School',
        addressLine1: 'Parley Street 11',
        addressLine2: 'Ballywren',
        addressCountry: 'Ireland',
      }),
    ],
  },
  {
    theme: 'light',
    padding: 'medium',
    pieces: [
      text(
        [0, 0, 8, 5],
        '## Ask for a place\n\nFor a company, a family, or a language that we do not list. We answer within a day.',
      ),
      asks(
        [10, 0, 14, 14],
        'Enquiry',
        [
          { kind: 'name', title: 'Your name', required: true },
          { kind: 'email', title: 'Email', required: true },
          { kind: 'checkbox', title: 'Languages', options: languages },
          { kind: 'radio', title: 'How many are you?', options: ['One', 'Two to four', 'A group'], required: true },
          { kind: 'date', title: 'From when?' },
          { kind: 'textarea', title: 'What is it for?', required: true },
        ],
        { submitLabel: 'Ask', thanks: 'Thank you. We write back within a day.' },
      ),
    ],
  },
  {
    theme: 'darkest',
    padding: 'small',
    pieces: [text([0, 0, 18, 2], '~ Ballywren is invented. The map shows where it would be if it were: in the sea.')],
  },
]

export const pages: readonly PagePlan[] = [
  {
    key: 'timetable',
    title: 'Timetable',
    slug: 'timetable',
    description: 'Who meets when: four evenings, twenty-four groups.',
    bands: timetablePage,
  },
  {
    key: 'level',
    title: 'Which level am I?',
    slug: 'level',
    description: 'A level test of five minutes, read by a teacher.',
    bands: level,
  },
  {
    key: 'prices',
    title: 'Prices',
    slug: 'prices',
    description: 'What a course, a private hour and a trial evening cost.',
    socialImage: 'table',
    bands: prices,
  },
  {
    key: 'visit',
    title: 'Visit',
    slug: 'visit',
    description: 'Where we are, when we are in, and how to ask for a place.',
    socialImage: 'plan',
    bands: visit,
  },
  ...legalPages,
]
