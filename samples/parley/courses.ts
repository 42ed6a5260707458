import type { ProductPlan, ShopPlan } from '../shop-plan.ts'

interface Course {
  language: string
  key: string
  teacher: string
  lead: string
  about: string
  /** How many places are left in each group. */
  places: readonly [number, number, number]
}

const term =
  'Twelve evenings from 18 January, an hour and a half each, eight people at one table. The book is included.'

/** Days on which the three groups meet, as the timetable says. */
const evenings: Readonly<Record<string, readonly [string, string, string]>> = {
  spanish: ['Mon 18:00', 'Mon 19:45', 'Wed 18:00'],
  french: ['Tue 18:00', 'Tue 19:45', 'Thu 18:00'],
  german: ['Mon 18:00', 'Wed 19:45', 'Thu 19:45'],
  italian: ['Tue 18:00', 'Thu 18:00', 'Tue 19:45'],
  dutch: ['Wed 18:00', 'Wed 19:45', 'Mon 19:45'],
  portuguese: ['Thu 18:00', 'Thu 19:45', 'Tue 18:00'],
  polish: ['Mon 18:00', 'Tue 19:45', 'Wed 19:45'],
  swedish: ['Wed 18:00', 'Thu 18:00', 'Mon 19:45'],
}
export const levels = ['A1', 'A2', 'B1'] as const

const courses: readonly Course[] = [
  {
    language: 'Spanish',
    key: 'spanish',
    teacher: 'Inés',
    lead: 'For people who already say gracias and would like to know what was answered.',
    about:
      'You speak from the first evening, in the present tense and with your hands. The past tenses arrive in week five, when you have something to tell.',
    places: [2, 5, 6],
  },
  {
    language: 'French',
    key: 'french',
    teacher: 'Marcel',
    lead: 'Half the letters are silent. We begin with the other half.',
    about:
      'Listening first, spelling later. Every evening ends with ten minutes of a radio programme that nobody understood at the beginning.',
    places: [4, 0, 3],
  },
  {
    language: 'German',
    key: 'german',
    teacher: 'Heike',
    lead: 'The verb comes last. It is worth waiting for.',
    about:
      'Cases without tears: one a month, always in sentences that somebody would really say. You will be able to complain politely by March.',
    places: [6, 5, 4],
  },
  {
    language: 'Italian',
    key: 'italian',
    teacher: 'Tommaso',
    lead: 'A language that is read exactly as it is written, which is rarer than you think.',
    about: 'We cook twice a term and argue about it in the conditional.',
    places: [3, 4, 6],
  },
  {
    language: 'Dutch',
    key: 'dutch',
    teacher: 'Joke',
    lead: 'Closer to English than it sounds, and it sounds like a friendly cough.',
    about:
      'For those who move there, work with them or married one. Word order by the third week, the g by the twelfth.',
    places: [5, 7, 2],
  },
  {
    language: 'Portuguese',
    key: 'portuguese',
    teacher: 'Beatriz',
    lead: 'From Lisbon, with detours to Recife and Maputo.',
    about: 'Vowels that hide and come out again. Songs help, and there are many.',
    places: [6, 6, 5],
  },
  {
    language: 'Polish',
    key: 'polish',
    teacher: 'Kamil',
    lead: 'Seven cases and one great reward: people are so pleased that you try.',
    about: 'Slowly, in small pieces, with much repetition. Nobody is hurried past a consonant.',
    places: [7, 3, 5],
  },
  {
    language: 'Swedish',
    key: 'swedish',
    teacher: 'Astrid',
    lead: 'It is half sung. You will hum it on the bus.',
    about: 'Two tones, nine vowels, no conjugation. By spring you read a detective story with a dictionary.',
    places: [4, 6, 7],
  },
]

const groupsOf = ({ key, places }: Course) =>
  levels.map((level, at) => ({ name: `${level}, ${evenings[key]?.[at] ?? ''}`, stock: places[at] ?? 0 }))

function productOf(course: Course): ProductPlan {
  const groups = groupsOf(course)
  return {
    title: course.language,
    slug: course.key,
    type: 'SERVICE',
    excerpt: course.lead,
    description: `${course.about}\n\n| Taught by | ${course.teacher} |\n| Begins | week of 18 January 2027 |\n| Length | 12 evenings of 90 minutes |\n| Group | at most 8 |\n\n${term}`,
    images: [course.key],
    categories: ['Evening courses'],
    tags: ['evening'],
    goesWith: ['trial-evening', 'private-hour'],
    taxClass: 'none',
    price: 34_000,
    stock: 8,
    options: [{ name: 'Group', values: groups.map(({ name }) => name) }],
    variants: Object.fromEntries(groups.map(({ name, stock }) => [name, { stock }])),
  }
}

/** By evening and hour, who meets: `| 18:00 | Spanish A1, German A1 |`. */
export function timetable(day: string): string {
  return ['18:00', '19:45']
    .map((hour) => {
      const here = courses.flatMap(({ language, key }) =>
        levels
          .filter((_, at) => evenings[key]?.[at] === `${day} ${hour}`)
          .map((level) => `[${language} ${level}](/courses/${key})`),
      )
      return `| ${hour} | ${here.join(', ')} |`
    })
    .join('\n')
}

const others: ProductPlan[] = [
  {
    title: 'Trial evening',
    slug: 'trial-evening',
    type: 'SERVICE',
    excerpt: 'Sit in once. If you book a course afterwards, we take it off the price.',
    description: 'Any group, any evening with a free chair. Tell us which, and we write back with a date.',
    images: ['trial'],
    categories: ['Single hours'],
    taxClass: 'none',
    price: 1500,
    form: {
      title: 'Which evening?',
      fields: [
        { kind: 'select', title: 'Language', options: courses.map(({ language }) => language), required: true },
        { kind: 'text', title: 'Evenings that suit you' },
      ],
    },
  },
  {
    title: 'Private hour',
    slug: 'private-hour',
    type: 'SERVICE',
    excerpt: 'One teacher, one table, your questions.',
    description: 'For an interview, an exam or a wedding speech. Here, at your office or on a screen.',
    images: ['hour'],
    categories: ['Single hours'],
    taxClass: 'none',
    price: 5200,
    options: [{ name: 'Hours', values: ['One', 'Five'] }],
    variants: { Five: { price: 24_000 } },
  },
  {
    title: 'Gift card',
    slug: 'gift-card',
    type: 'GIFT_CARD',
    excerpt: 'For somebody who has been saying for years that they should.',
    description: 'Sent by email on the day you choose. It is good for any course, and does not expire.',
    images: ['voucher'],
    categories: [],
    price: 5000,
    options: [{ name: 'Amount', values: ['€ 50', '€ 100', '€ 340'] }],
    variants: { '€ 100': { price: 10_000 }, '€ 340': { price: 34_000 } },
    otherAmounts: true,
  },
]

export const shop: ShopPlan = {
  key: 'courses',
  title: 'Courses',
  slug: 'courses',
  description: 'Eight languages in the evening, in groups of eight, and hours of your own.',
  currency: 'EUR',
  lowStockAt: 3,
  taxes: { country: 'IE', table: 'eu' },
  categories: ['Evening courses', 'Single hours'],
  products: [...courses.map(productOf), ...others],
}
