import type { ImagePlan } from '../plan.ts'

const berasategi = 'Aitzol Berasategi, CC BY 4.0'
const freespace = 'Trevor “Freespace”, CC BY 4.0'
const nerlich = 'Peter Nerlich, CC BY-SA 4.0'

export const images: Readonly<Record<string, ImagePlan>> = {
  'path-to-the-pass': {
    file: 'path-to-the-pass.jpg',
    alt: 'A worn path climbs a mountain meadow towards grey peaks with snow fields',
    credit: berasategi,
    focalPoint: { x: 0.42, y: 0.6 },
  },
  'rock-face': {
    file: 'rock-face.jpg',
    alt: 'A mountain face at noon, in black and white, snow at its foot',
    credit: berasategi,
  },
  'larches-in-october': {
    file: 'larches-in-october.jpg',
    alt: 'Rust-coloured larches below a long limestone ridge',
    credit: berasategi,
    focalPoint: { x: 0.3, y: 0.5 },
  },
  'the-long-wall': {
    file: 'the-long-wall.jpg',
    alt: 'A long ridge in pale grey, trees at its feet',
    credit: berasategi,
  },
  'last-light-on-the-ridge': {
    file: 'last-light-on-the-ridge.jpg',
    alt: 'The sun touches the horizon behind a stone table on a ridge',
    credit: berasategi,
  },
  'stream-after-rain': {
    file: 'stream-after-rain.jpg',
    alt: 'A stream falls over pale rocks between trees, in black and white',
    credit: berasategi,
  },
  'two-at-the-window': {
    file: 'two-at-the-window.jpg',
    alt: 'Two brown spaniels look out of a window in a white wooden house',
    credit: berasategi,
    focalPoint: { x: 0.52, y: 0.35 },
  },
  'half-a-fig': {
    file: 'half-a-fig.jpg',
    alt: 'Half a fig in a vermilion bowl with a hard shadow',
    credit: freespace,
  },
  brushes: {
    file: 'brushes.jpg',
    alt: 'Used paintbrushes standing together, blue, pink and green',
    credit: freespace,
  },
  'bridge-at-low-tide': {
    file: 'bridge-at-low-tide.jpg',
    alt: 'Cables of a bridge cross above an estuary at low tide',
    credit: 'Sander Klootwijk, CC BY-SA 4.0',
  },
  dragonfly: {
    file: 'dragonfly.jpg',
    alt: 'A dragonfly rests on a dry twig in front of leaves',
    credit: '“Bolly”, CC BY-SA 4.0',
  },
  'five-to-twelve': {
    file: 'five-to-twelve.jpg',
    alt: 'A large clock face seen from below, in black and white',
    credit: nerlich,
  },
  'paper-bird': {
    file: 'paper-bird.jpg',
    alt: 'A wooden bird with spread wings hangs from a lamp',
    credit: nerlich,
    focalPoint: { x: 0.5, y: 0.65 },
  },
  'dandelion-evening': {
    file: 'dandelion-evening.jpg',
    alt: 'Dandelion clocks in a meadow against the evening sun',
    credit: 'Clemens Engelhardt, CC0',
    focalPoint: { x: 0.28, y: 0.35 },
  },
  'seed-head': { file: 'seed-head.jpg', alt: 'A dandelion seed head, very close', credit: 'Clemens Engelhardt, CC0' },
}
