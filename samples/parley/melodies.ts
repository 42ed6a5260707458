import { line, rect, times } from '../designs/art.ts'
import { clay, night, paper, pine, sage, sand, sheet, sky } from './inks.ts'

/** A syllable: how high it is said, of nine steps, how long, and whether the word leans on it. */
type Syllable = readonly [height: number, length: number, isStressed?: true]

interface Phrase {
  words: string
  meaning: string
  syllables: readonly Syllable[]
}

/** A good morning in each language, as a voice draws it. */
export const phrases: Readonly<Record<string, Phrase>> = {
  spanish: {
    words: 'Buenos días',
    meaning: 'good morning',
    syllables: [
      [4, 1.3, true],
      [3, 0.9],
      [6, 1.5, true],
      [2, 1.2],
    ],
  },
  french: {
    words: 'Ça va bien, et toi ?',
    meaning: 'well, and you?',
    syllables: [
      [3, 0.8],
      [4, 0.8],
      [5, 1.4, true],
      [3, 0.7],
      [8, 1.6, true],
    ],
  },
  german: {
    words: 'Guten Morgen',
    meaning: 'good morning',
    syllables: [
      [3, 1],
      [2, 0.8],
      [7, 1.6, true],
      [1, 1],
    ],
  },
  italian: {
    words: 'Come stai oggi?',
    meaning: 'how are you today?',
    syllables: [
      [3, 0.9],
      [4, 0.8],
      [5, 1.3, true],
      [7, 1.5, true],
      [6, 0.8],
    ],
  },
  dutch: {
    words: 'Goedemorgen',
    meaning: 'good morning',
    syllables: [
      [4, 0.9],
      [3, 0.6],
      [6, 1.5, true],
      [2, 1],
    ],
  },
  portuguese: {
    words: 'Bom dia, tudo bem?',
    meaning: 'good day, all well?',
    syllables: [
      [3, 1],
      [5, 1.3, true],
      [4, 0.7],
      [4, 1.1, true],
      [3, 0.7],
      [6, 1.4, true],
    ],
  },
  polish: {
    words: 'Dzień dobry',
    meaning: 'good day',
    syllables: [
      [4, 1.2],
      [6, 1.4, true],
      [2, 1.3],
    ],
  },
  swedish: {
    words: 'God morgon',
    meaning: 'good morning',
    syllables: [
      [5, 1.2, true],
      [3, 1.4],
      [7, 1.3, true],
      [2, 0.9],
    ],
  },
}

const grounds = [
  ['#f0cdb8', pine, clay],
  [sand, night, clay],
  [sky, night, pine],
  [pine, sage, sand],
  [paper, pine, clay],
  [clay, paper, sand],
  [night, sky, sand],
  ['#c9d8c5', night, clay],
] as const

/** The melody of a phrase over nine lines, as on a sheet of music. */
function melody({ syllables }: Phrase, at: number): string {
  const [ground, ink, loud] = grounds[at % grounds.length] ?? grounds[0]
  const length = syllables.reduce((sum, [, units]) => sum + units, 0)
  const unit = (800 - (syllables.length - 1) * 20) / length
  let x = 80
  const placed = syllables.map(([height, units, isStressed = false]) => {
    const place = { x, y: 1000 - height * 100, width: units * unit, isStressed }
    x += units * unit + 20
    return place
  })
  const middles = placed.map(({ x: from, y, width }) => [from + width / 2, y] as const)
  const curve = middles
    .map(([mx, my], n) => {
      const [bx, by] = middles[n - 1] ?? [mx, my]
      const half = (mx - bx) / 2
      return n === 0 ? `M${round(mx)} ${my}` : `C${round(bx + half)} ${by} ${round(mx - half)} ${my} ${round(mx)} ${my}`
    })
    .join('')
  return sheet(
    960,
    1200,
    ground,
    times(9, (n) => line(`M50 ${1000 - n * 100}H910`, ink, 1.5)),
    line(curve, ink, 6),
    ...placed.map(({ x: from, y, width, isStressed }) =>
      rect(
        round(from),
        y - (isStressed ? 52 : 30),
        round(width),
        isStressed ? 104 : 60,
        isStressed ? loud : ink,
        isStressed ? 52 : 30,
      ),
    ),
  )
}

export const melodies: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(phrases).map(([name, phrase], at) => [name, melody(phrase, at)]),
)

function round(value: number): number {
  return Math.round(value * 10) / 10
}
