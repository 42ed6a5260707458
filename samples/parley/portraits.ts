import { disc, rect, ring, shape, times } from '../designs/art.ts'
import { clay, night, paper, pine, sage, sand, sheet, sky } from './inks.ts'

interface Face {
  ground: string
  skin: string
  hair: string
  coat: string
  drawn: (face: Face) => string
}

const behind = (d: string) => (face: Face) => shape(d, face.hair) + head(face)
const head = ({ skin, coat }: Face): string =>
  shape('M170 1000C170 790 300 720 400 720S630 790 630 1000Z', coat) +
  rect(345, 560, 110, 190, skin, 50) +
  `<ellipse cx="400" cy="430" rx="150" ry="190" fill="${skin}"/>`

/** People who teach, each by their hair. */
const faces: Readonly<Record<string, Face>> = {
  ines: {
    ground: sand,
    skin: '#c98f68',
    hair: night,
    coat: clay,
    drawn: (face) =>
      disc(400, 170, 96, face.hair) +
      head(face) +
      shape('M250 420C240 260 320 220 400 220S560 260 550 420C520 330 460 300 400 300S280 330 250 420Z', face.hair),
  },
  marcel: {
    ground: sky,
    skin: '#f0c9a8',
    hair: '#6d4b2f',
    coat: pine,
    drawn: (face) =>
      head(face) +
      shape('M255 470C250 640 330 660 400 660S550 640 545 470C520 560 470 560 400 560S280 560 255 470Z', face.hair) +
      ring(335, 420, 52, night, 10) +
      ring(465, 420, 52, night, 10),
  },
  heike: {
    ground: sage,
    skin: '#f2d2b8',
    hair: clay,
    coat: night,
    drawn: (face) =>
      behind('M225 640C190 330 260 200 400 200S610 330 575 640Z')(face) +
      shape(
        'M255 390C270 260 330 230 400 230S540 270 548 390C470 380 420 340 400 300C370 350 320 385 255 390Z',
        face.hair,
      ),
  },
  tommaso: {
    ground: pine,
    skin: '#b87b52',
    hair: night,
    coat: sand,
    drawn: (face) =>
      head(face) +
      times(9, (at) => disc(270 + at * 33, 290 - Math.round(Math.sin((at / 8) * Math.PI) * 70), 52, face.hair)),
  },
  joke: {
    ground: clay,
    skin: '#f4d9c2',
    hair: '#e9e4d6',
    coat: sky,
    drawn: (face) =>
      head(face) +
      shape(
        'M245 440C230 270 300 210 400 210S570 270 555 440C540 340 500 300 430 300C350 300 270 330 245 440Z',
        face.hair,
      ),
  },
  beatriz: {
    ground: '#c9d8c5',
    skin: '#8a5638',
    hair: night,
    coat: paper,
    drawn: (face) =>
      behind('M180 620C120 420 190 170 400 170S680 420 620 620C560 700 240 700 180 620Z')(face) +
      shape('M255 380C280 260 340 240 400 240S520 260 545 380C480 320 320 320 255 380Z', face.hair),
  },
  kamil: {
    ground: night,
    skin: '#edc4a2',
    hair: sand,
    coat: clay,
    drawn: (face) =>
      head(face) +
      shape(
        'M250 400C240 270 310 215 420 215C520 215 560 290 550 400C530 330 510 310 470 330C400 360 300 330 250 400Z',
        face.hair,
      ),
  },
  astrid: {
    ground: paper,
    skin: '#f3d3b5',
    hair: '#d99a3d',
    coat: pine,
    drawn: (face) =>
      behind('M240 820C200 420 220 190 400 190S600 420 560 820Z')(face) +
      shape(
        'M255 400C265 260 335 230 400 230S535 260 545 400C500 300 420 280 380 280C330 290 280 320 255 400Z',
        face.hair,
      ),
  },
}

export const portraits: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(faces).map(([name, face]) => [name, sheet(800, 1000, face.ground, face.drawn(face))]),
)
