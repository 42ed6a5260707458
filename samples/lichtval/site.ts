import { paletteOf, siteStylesSchema } from '#platform/theme'
import { gallery, image, logo, navigation, socialLinks, text } from '../compose.ts'
import type { SitePlan } from '../plan.ts'
import { home } from './home.ts'
import { journal } from './journal.ts'
import { images } from './images.ts'
import { series } from './series.ts'

const everything = [
  'path-to-the-pass: Path to the pass',
  'half-a-fig: Half a fig',
  'rock-face: Rock face',
  'two-at-the-window: The neighbours',
  'larches-in-october: Larches in October',
  'seed-head: Seed head',
  'the-long-wall: The long wall',
  'paper-bird: Paper bird',
  'last-light-on-the-ridge: Last light on the ridge',
  'brushes: Brushes',
  'stream-after-rain: Stream after rain',
  'five-to-twelve: Five to twelve',
  'bridge-at-low-tide: Bridge at low tide',
  'dragonfly: Dragonfly',
  'dandelion-evening: Dandelion evening',
]

/** A photographer: off-white paper, near-black ink, one rust accent. */
export const lichtval: SitePlan = {
  name: 'lichtval',
  title: 'Lichtval',
  locale: 'en-GB',
  timeZone: 'Europe/Brussels',
  description: 'Photographs by Ilse Verhulst: mountains mostly, sometimes a kitchen table.',
  styles: siteStylesSchema.parse({
    palette: paletteOf('#faf7f1', '#efe9de', '#a5431f', '#3b342d', '#17140f'),
    heading: { family: 'Fraunces', weight: 380 },
    body: { family: 'Inter', weight: 400 },
    type: {
      base: { phone: 16, wide: 17 },
      scale: { phone: 1.22, wide: 1.333 },
      lineHeight: 1.62,
      headingLineHeight: 1.06,
      headingTracking: -0.025,
      headingCase: 'none',
      measure: 62,
    },
    button: { shape: 'square', style: 'underline', case: 'none' },
    links: 'underline',
    width: 1440,
    rhythm: 'generous',
    radius: 0,
    images: 'plain',
    header: { layout: 'split', line: false },
  }),
  specialPages: {
    missing: {
      title: 'The path ends here',
      text: 'This page is gone, or the map was wrong. There is light further on.',
      image: 'path-to-the-pass',
    },
    search: { title: 'Nothing in this frame', text: 'Try the name of a place, or a shorter word.', image: 'rock-face' },
  },
  folder: 'lichtval/photos',
  images,
  header: () => [{ padding: 'none', pieces: [logo([0, 0, 8, 1]), navigation([8, 0, 16, 1], 'main')] }],
  footer: () => [
    {
      theme: 'lightest',
      padding: 'small',
      pieces: [
        text([0, 0, 10, 3], '**Lichtval**\nPhotographs by Ilse Verhulst'),
        navigation([12, 0, 5, 3], 'footer', 'column'),
        socialLinks(
          [18, 0, 6, 1],
          [
            { service: 'instagram', url: 'https://instagram.example/lichtval' },
            { service: 'email', url: 'mailto:ilse@lichtval.example' },
          ],
        ),
        text([0, 4, 24, 1], '~ Lichtval is a sample site. The photographs have [authors of their own](/credits).'),
      ],
    },
  ],
  collections: [series, journal],
  pages: [
    {
      key: 'home',
      title: 'Home',
      slug: 'home',
      isHome: true,
      description: 'Photographs by Ilse Verhulst: mountains mostly, sometimes a kitchen table.',
      socialImage: 'path-to-the-pass',
      bands: home,
    },
    {
      key: 'about',
      title: 'About',
      slug: 'about',
      description: 'Who takes these pictures, and with what.',
      socialImage: 'two-at-the-window',
      bands: ({ asset }) => [
        {
          padding: 'medium',
          pieces: [
            text([0, 0, 14, 4], '# One photographer, two cameras'),
            image([15, 0, 9, 12], asset('two-at-the-window'), { ratio: 0.75, caption: 'Not the photographer.' }),
            text(
              [0, 6, 12, 8],
              'Ilse Verhulst started with a borrowed Leica and gave it back eleven years later. She lives at the edge of a village, teaches printing on Thursdays, and is outside for the rest of the week.\n\nHer work hangs in kitchens, one town hall and a lighthouse.\n\n## Seen at\n\n- *High ground*, Kunsthal Zuid, 2026\n- *Still rooms*, Galerie Nul, 2025\n- *Low water*, in the open air at the quay, 2024',
            ),
          ],
        },
      ],
    },
    {
      key: 'contact-sheet',
      title: 'Contact sheet',
      slug: 'contact-sheet',
      description: 'Every picture of this site on one page.',
      socialImage: 'larches-in-october',
      bands: ({ asset }) => [
        {
          padding: 'medium',
          pieces: [text([0, 0, 14, 4], '# Contact sheet\n\nEverything, in no order but that of the drawer.')],
        },
        {
          padding: 'none',
          pieces: [
            gallery([0, 0, 24, 20], asset, everything.slice(0, 9), {
              design: 'autocolumns',
              columnWidth: 300,
              gutter: 14,
              share: true,
              thumbnails: true,
            }),
          ],
        },
        {
          theme: 'darkest',
          padding: 'large',
          pieces: [
            text([0, 0, 12, 2], '## Squares, for the wall'),
            gallery([0, 3, 24, 8], asset, everything.slice(9), {
              design: 'autogrid',
              columnWidth: 200,
              gutter: 10,
              imageAspectRatio: '1:1',
              options: { 'meta-position': 'hover' },
            }),
          ],
        },
      ],
    },
    {
      key: 'prints',
      title: 'Prints',
      slug: 'prints',
      description: 'Hand-made prints on warm-tone fibre paper, in editions of seven.',
      socialImage: 'rock-face',
      bands: ({ asset }) => [
        {
          padding: 'medium',
          pieces: [
            text([0, 0, 12, 4], '# Paper, silver, patience'),
            text(
              [0, 5, 10, 8],
              'Write and say which picture and which size. You get an answer with a date. Nothing is paid before you have seen the print.\n\n| 40 × 50 cm | € 280 |\n| 60 × 80 cm | € 520 |\n| Framed in oak | + € 160 |\n\n[ilse@lichtval.example](mailto:ilse@lichtval.example)',
            ),
            image([13, 0, 11, 13], asset('rock-face'), { ratio: 0.8, caption: 'The face at noon, 3 of 7.' }),
          ],
        },
        {
          padding: 'medium',
          pieces: [
            text([0, 0, 12, 2], '## Still to be had'),
            gallery(
              [0, 3, 24, 8],
              asset,
              [
                'half-a-fig: Half a fig, 2 of 7 left',
                'paper-bird: Paper bird, 5 of 7 left',
                'five-to-twelve: Five to twelve, the last one',
                'brushes: Brushes, 4 of 7 left',
              ],
              {
                design: 'grid',
                imageAspectRatio: '4:5',
                lightboxTheme: 'light',
              },
            ),
          ],
        },
        {
          theme: 'light',
          padding: 'large',
          pieces: [
            text([0, 0, 12, 2], '## As they hang'),
            gallery(
              [0, 3, 20, 8],
              asset,
              [
                'larches-in-october: Larches, 60 × 80, in a stairwell',
                'the-long-wall: The long wall, 40 × 150, over a bench',
              ],
              {
                design: 'list',
                listImageSize: 55,
                gutter: 40,
              },
            ),
          ],
        },
      ],
    },
    {
      key: 'credits',
      title: 'Credits',
      slug: 'credits',
      description: 'The authors and licences of the photographs on this sample site.',
      bands: () => [
        {
          padding: 'medium',
          pieces: [
            text(
              [0, 0, 14, 3],
              '# Credits\n\nIlse Verhulst is invented. The photographs are real; they were reduced, toned and in part cropped.',
            ),
            text(
              [0, 5, 20, 10],
              '| Path to the pass, Rock face | Aitzol Berasategi | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) |\n| Larches in October, The long wall | Aitzol Berasategi | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) |\n| Last light on the ridge | Aitzol Berasategi | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) |\n| Stream after rain, Two at the window | Aitzol Berasategi | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) |\n| Half a fig, Brushes | Trevor “Freespace” | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) |\n| Bridge at low tide | Sander Klootwijk | [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/) |\n| Dragonfly | “Bolly” | [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/) |\n| Five to twelve, Paper bird | Peter Nerlich | [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/) |\n| Dandelion evening, Seed head | Clemens Engelhardt | [CC0](https://creativecommons.org/publicdomain/zero/1.0/) |',
            ),
          ],
        },
      ],
    },
  ],
  menus: {
    main: [
      { label: 'Series', collection: 'series' },
      { label: 'Journal', collection: 'journal' },
      { label: 'Prints', page: 'prints' },
      { label: 'About', page: 'about' },
    ],
    footer: [
      { label: 'Series', collection: 'series' },
      { label: 'Contact sheet', page: 'contact-sheet' },
      { label: 'Journal', collection: 'journal' },
      { label: 'Credits', page: 'credits' },
      { label: 'Search', href: '/search' },
    ],
  },
}
