import { button, text } from '../compose.ts'
import type { CollectionPlan } from '../plan.ts'

const stories = [
  {
    title: 'Heesheid is af',
    slug: 'heesheid-is-af',
    date: '2026-11-18',
    excerpt: 'Tien nummers, 34 minuten, en een stem die er drie weken over deed om terug te komen.',
    image: 'nieuws-plaat',
    words:
      'Vorige maand hebben we de deur van de loods dichtgedaan en pas weer opengedaan toen het klaar was. Negen dagen, twee microfoons, geen kopje thee met honing.\n\n## Waarom hees?\n\nOmdat je dan alleen nog zegt wat nodig is. Noor verloor haar stem op dag drie, en alles wat ze daarna zong, hebben we gehouden. Het staat op kant B.\n\n## Wanneer?\n\nOp 12 februari, op geel vinyl, in een oplage van vijfhonderd. De Schorclub krijgt hem een week eerder.',
    action: ['Naar de plaat', '/winkel/heesheid-lp'],
  },
  {
    title: 'De bus heeft een naam',
    slug: 'de-bus-heeft-een-naam',
    date: '2026-10-29',
    excerpt: 'Hij is dertig jaar oud, rijdt op frituurvet en luistert naar Gerda.',
    image: 'nieuws-bus',
    words:
      'Na de vorige bus, die in Oosterwold achterbleef, hebben we er een gevonden die eerder van een koor was. Er zitten nog bladmuziekhouders in.\n\n## Wat erin past\n\nVier mensen, twee versterkers, een half drumstel en alle shirts, behalve maat S. Die is op.\n\n## Wat hij kan\n\nTachtig. Daarom beginnen we dit voorjaar dicht bij huis.',
    action: ['Alle concerten', '/concerten'],
  },
  {
    title: 'Terug naar kamer vier',
    slug: 'terug-naar-kamer-vier',
    date: '2026-09-12',
    excerpt: 'Het hotel is weg, de deur hebben we.',
    image: 'nieuws-kamer',
    words:
      'Het hotel waar we in 2023 onze tweede plaat opnamen, is in september gesloopt. De sloper belde zelf: of we iets wilden hebben.\n\n## Een deur\n\nHij staat nu in de loods, zonder muur eromheen. Op *Heesheid* hoor je hem één keer dichtslaan, in het derde nummer, en dat was geen afspraak.',
  },
] as const

export const news: CollectionPlan = {
  key: 'nieuws',
  type: 'blog',
  title: 'Nieuws',
  slug: 'nieuws',
  description: 'Wat er laatst gebeurde.',
  author: 'Schor',
  hasCovers: true,
  items: stories.map(({ words, ...story }) => ({
    ...story,
    bands: () => [
      {
        padding: 'medium' as const,
        pieces: [
          text([3, 0, 15, 12], words),
          ...('action' in story ? [button([3, 13, 7, 1], story.action[0], story.action[1])] : []),
        ],
      },
    ],
  })),
}
