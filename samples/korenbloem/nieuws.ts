import { image, text } from '../compose.ts'
import type { CollectionPlan } from '../plan.ts'

export const nieuws: CollectionPlan = {
  key: 'nieuws',
  type: 'blog',
  title: 'Nieuws',
  slug: 'nieuws',
  description: 'Wat er nieuw is in de bakkerij: seizoensbrood, tijden en de bakfiets.',
  categories: ['Uit de oven', 'Uit de winkel'],
  author: 'Bakkerij Korenbloem',
  items: [
    {
      title: 'De pepernoten zijn er weer',
      slug: 'de-pepernoten-zijn-er-weer',
      date: '2026-11-06',
      excerpt: 'Tot en met 5 december bakken we elke ochtend een plaat. Op is op, maar morgen is er weer een.',
      image: 'oven',
      categories: ['Uit de oven'],
      bands: ({ asset }) => [
        {
          padding: 'small',
          pieces: [
            text(
              [4, 0, 16, 8],
              'Het recept is van oma Griet en het staat nergens op papier. Wat we er wel over kwijt willen: er zit meer anijs in dan je denkt en minder suiker dan je hoopt.\n\nWe bakken elke ochtend één plaat, om tien uur komen ze uit de oven. Om half twaalf zijn ze meestal weg.\n\n## Bestellen mag\n\nVoor de hele klas? Bel een dag van tevoren, dan zetten we een zak apart.',
            ),
            image([4, 9, 16, 10], asset('oven')),
          ],
        },
      ],
    },
    {
      title: 'Nieuw: Vlietbrood met walnoot',
      slug: 'vlietbrood-met-walnoot',
      date: '2026-09-18',
      excerpt: 'Een donker desembrood met walnoten uit de tuin van de buren. Alleen op vrijdag en zaterdag.',
      image: 'walnootbrood',
      categories: ['Uit de oven'],
      bands: ({ asset }) => [
        {
          padding: 'small',
          pieces: [
            image([4, 0, 7, 7], asset('walnootbrood')),
            text(
              [12, 0, 8, 8],
              'De buren aan de Vliet hebben een walnotenboom en te weinig monden. Wij hebben een oven. Zo is het begonnen.\n\nHet deeg rust een hele nacht. Daardoor blijft het brood vier dagen lekker, al heeft niemand dat ooit kunnen bewijzen.',
            ),
          ],
        },
      ],
    },
    {
      title: 'We bezorgen nu ook op zaterdag',
      slug: 'bezorgen-op-zaterdag',
      date: '2026-06-12',
      excerpt: 'Binnen de singels, tussen acht en tien, op de fiets. Bestel voor vrijdag vijf uur.',
      image: 'fiets',
      categories: ['Uit de winkel'],
      bands: ({ asset }) => [
        {
          padding: 'small',
          pieces: [
            image([4, 0, 16, 10], asset('fiets')),
            text(
              [4, 11, 16, 6],
              'Jeroen heeft een fiets met een mand, en op zaterdagochtend niets te doen. Jij hebt trek en nog geen schoenen aan. Dat moet samen kunnen.\n\nBezorgen kost niets vanaf tien euro. Regent het, dan komt hij ook, maar dan graag een handdoek klaarleggen.',
            ),
          ],
        },
      ],
    },
  ],
}
