import { image, text } from '../compose.ts'
import type { CollectionPlan, ItemPlan } from '../plan.ts'

const thing = (title: string, slug: string, picture: string, price: string, excerpt: string, story: string, facts: string): ItemPlan => ({
  title,
  slug,
  date: '2026-10-01',
  excerpt,
  picture,
  bands: (names) => [
    {
      padding: 'small',
      pieces: [image([0, 0, 13, 14], names.picture(picture)), text([15, 0, 9, 12], `**${price}**\n\n${story}\n\n${facts}`)],
    },
  ],
})

export const objects: CollectionPlan = {
  key: 'objects',
  type: 'portfolio',
  title: 'Objects',
  slug: 'objects',
  description: 'Seven objects for the desk, made twice a year in small numbers.',
  items: [
    thing(
      'Tray 9',
      'tray-9',
      'tray',
      '€ 48',
      'A long tray for pencils, cables and keys.',
      'Cast in one piece, lacquered in five coats. The edge is soft enough to pick up without looking.',
      '| Size | 250 × 80 × 22 mm |\n| Colours | Signal, ink, chalk |\n| Weight | 640 g |',
    ),
    thing(
      'Cup 11',
      'cup-11',
      'cup',
      '€ 34',
      'Stands still, holds eleven pencils.',
      'Stoneware, thrown thick. The orange foot is glazed by hand, so no two lines are straight.',
      '| Size | ø 92 × 110 mm |\n| Colours | Chalk, ink |\n| Care | Dishwasher, top rack |',
    ),
    thing(
      'Quarter bookends',
      'quarter-bookends',
      'bookends',
      '€ 72 a pair',
      'Two quarters of one wheel.',
      'Four kilos together. Thirty paperbacks lean on them without an argument.',
      '| Size | 95 × 95 × 60 mm each |\n| Colours | Signal, ink |\n| Weight | 2 × 2.1 kg |',
    ),
    thing(
      'Buoy',
      'buoy',
      'weight',
      '€ 56',
      'A paperweight in two parts.',
      'A steel ball that rests in a rubber ring. Turn it while you think; it makes no sound.',
      '| Size | ø 110 × 122 mm |\n| Material | Stainless steel, rubber |',
    ),
    thing(
      'Lamp N',
      'lamp-n',
      'lamp',
      '€ 189',
      'One shade, one stem, one switch.',
      'A cone of spun aluminium above a heavy foot. The switch is the foot: press anywhere.',
      '| Size | ø 170 × 212 mm |\n| Light | 2700 K, dims to 5 % |\n| Colours | Signal, chalk |',
    ),
    thing(
      'Wall clock',
      'wall-clock',
      'clock',
      '€ 98',
      'Tells the time and nothing else.',
      'Silent movement, one battery a year. It stands as well as it hangs.',
      '| Size | ø 190 × 24 mm |\n| Glass | None, it cannot fog |',
    ),
    thing(
      'Notebooks',
      'notebooks',
      'notebooks',
      '€ 42 for three',
      'Three covers, two hundred pages each.',
      'Thread-sewn, so they open flat. The paper takes fountain pens on both sides.',
      '| Size | 135 × 190 mm |\n| Paper | 90 g, dotted |',
    ),
  ],
}

export const prints: CollectionPlan = {
  key: 'prints',
  type: 'portfolio',
  title: 'Prints',
  slug: 'prints',
  description: 'Three prints, as a file or on paper, framed if you like.',
  items: [
    thing(
      'Harbour sun',
      'harbour-sun',
      'print-harbour',
      'from € 39',
      'Four colours, one horizon.',
      'Screen print on cotton paper, edition of 90, or a file to print yourself.',
      '| Paper | 50 × 70 cm, 300 g |\n| File | PDF, any size |\n| Frame | Ink, fitted by us |',
    ),
    thing(
      'Tide table',
      'tide-table',
      'print-tide',
      'from € 39',
      'High water, low water, high water.',
      'Each ring is one tide of a week in March. Edition of 90.',
      '| Paper | 50 × 70 cm, 300 g |\n| File | PDF, any size |\n| Frame | Oak, fitted by us |',
    ),
    thing(
      'Crane 4',
      'crane-4',
      'print-crane',
      'from € 39',
      'The last one standing.',
      'Drawn from the window of the workshop, one afternoon before lunch.',
      '| Paper | 50 × 70 cm, 300 g |\n| File | PDF, any size |\n| Frame | Chalk, fitted by us |',
    ),
  ],
}
