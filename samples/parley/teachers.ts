import { button, image, quote, text } from '../compose.ts'
import type { CollectionPlan, ItemPlan } from '../plan.ts'

interface Teacher {
  name: string
  key: string
  language: string
  course: string
  lead: string
  story: string
  says: string
}

const staff: readonly Teacher[] = [
  {
    name: 'Inés Calderwood',
    key: 'ines',
    language: 'Spanish',
    course: 'spanish',
    lead: 'Grew up in two kitchens, one in Cádiz.',
    story:
      'She taught in a ferry canteen for six years, between two coasts and three sailings a day. Her groups are the ones you hear through the wall.',
    says: 'If nobody laughed, nobody will remember it.',
  },
  {
    name: 'Marcel Oduya',
    key: 'marcel',
    language: 'French',
    course: 'french',
    lead: 'Collects radio voices.',
    story:
      'Marcel worked nights at a small station that played only what listeners asked for by letter. He still has the letters and uses them in class, from the third week on.',
    says: 'You do not have to understand everything. You have to be curious about the rest.',
  },
  {
    name: 'Heike Sandmann',
    key: 'heike',
    language: 'German',
    course: 'german',
    lead: 'Explains the dative with a wheelbarrow.',
    story:
      'A gardener first, a teacher second. She believes that grammar has to be carried from one place to another before it stays where it is.',
    says: 'Say it wrong. Then we have something to work with.',
  },
  {
    name: 'Tommaso Velluti',
    key: 'tommaso',
    language: 'Italian',
    course: 'italian',
    lead: 'Has never finished a sentence with one hand.',
    story: 'Tommaso ran a cinema with forty seats and one language. When it closed, he kept the subtitles.',
    says: 'The subjunctive is only a polite way of dreaming.',
  },
  {
    name: 'Joke Terpstra',
    key: 'joke',
    language: 'Dutch',
    course: 'dutch',
    lead: 'Pronounced yo-kuh, which is lesson one.',
    story:
      'She sailed cargo for twenty years with crews of nine nations, and learned that forty words are enough to moor a ship if everybody means the same by them.',
    says: 'Short words first. They do the work.',
  },
  {
    name: 'Beatriz Lumiar',
    key: 'beatriz',
    language: 'Portuguese',
    course: 'portuguese',
    lead: 'Sings when the book ends.',
    story:
      'Between Maputo, Lisbon and here she has taught choirs, pilots and one parliament committee. The choirs made the fewest mistakes.',
    says: 'A vowel is a small room. Go in.',
  },
  {
    name: 'Kamil Borek',
    key: 'kamil',
    language: 'Polish',
    course: 'polish',
    lead: 'The most patient man in the building.',
    story:
      'Kamil mends clocks in the morning. He takes a word apart, lays the pieces on the table in order, and puts it together again until it runs.',
    says: 'It is not difficult. It is long.',
  },
  {
    name: 'Astrid Nyholm',
    key: 'astrid',
    language: 'Swedish',
    course: 'swedish',
    lead: 'Reads crime novels for the dialogue.',
    story:
      'She translated instruction manuals for furniture until she knew every verb for turning, pressing and giving up. Her course begins with those.',
    says: 'Listen to the tune. The words will follow it home.',
  },
]

/** Those who teach, each with a page. */
export const teachers: CollectionPlan = {
  key: 'teachers',
  type: 'portfolio',
  title: 'Teachers',
  slug: 'teachers',
  description: 'Eight people, each of whom teaches the language they dream in.',
  items: staff.map(itemOf),
}

function itemOf({ name, key, language, course, lead, story, says }: Teacher, at: number): ItemPlan {
  return {
    title: name,
    slug: key,
    date: `2026-09-${String(10 + at)}`,
    excerpt: `${language}. ${lead}`,
    image: key,
    bands: ({ asset }) => [
      {
        padding: 'small',
        pieces: [
          image([0, 0, 9, 11], asset(key)),
          text([11, 0, 12, 5], `## ${lead}\n\n${story}`),
          quote([11, 6, 12, 3], says),
          button([11, 10, 6, 1], `${language} courses`, `/courses/${course}`),
        ],
      },
    ],
  }
}

export const portraitAlts: Readonly<Record<string, string>> = Object.fromEntries(
  staff.map(({ key, name, language }) => [key, `Drawn portrait of ${name}, who teaches ${language}`]),
)
