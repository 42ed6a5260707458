import type { Asset } from '#features/media/contract'
import type { IndexData, ItemCard } from './item-card.ts'

const rye = { name: 'Rye', path: '/news/tag/rye' }
const recipes = { name: 'Recipes', path: '/news/category/recipes' }
const nora = { name: 'Nora de Wit', path: '/news?author=nora-de-wit' }

const image = (id: string, width: number, height: number, alt: string): Asset => ({
  id,
  kind: 'image',
  name: alt,
  file: 'loaf.jpg',
  type: 'image/jpeg',
  bytes: 9e4,
  width,
  height,
  alt,
  credit: '',
  focalPoint: null,
  placeholder: '#cdb,#ba8,#865',
  color: '#bbaa88',
  renditions: [],
  state: 'ready',
  version: 1,
  createdAt: '2026-01-01T12:00:00.000Z',
})

/** Example items for the palette's thumbnails and the checks of every list. */
export const exampleItems: readonly ItemCard[] = [
  card(
    1,
    'The starter is ninety years old',
    'Her grandmother carried it over the dike in a milk can. It still needs feeding twice a day.',
    1200,
    800,
    true,
  ),
  card(
    2,
    'Why our rye rests for two nights',
    'Time does what kneading cannot: acid, aroma, and a crumb that keeps for a week.',
    900,
    1200,
  ),
  card(
    3,
    'A day with the miller',
    'We went to see where the flour comes from, and came home white from head to foot.',
    1600,
    1000,
  ),
  card(4, 'Open on King’s Day', 'From seven in the morning until the orange tompouces are gone.', 1000, 1000),
  card(
    5,
    'Baking by the light of the oven',
    'When the power failed on a Friday night, the bread went on rising.',
    1200,
    900,
  ),
]

export const exampleIndex: IndexData = {
  title: 'News',
  path: '/news',
  items: exampleItems,
  choice: null,
  page: 1,
  pages: 3,
  previous: null,
  next: '/news?page=2',
}

function card(n: number, title: string, excerpt: string, width: number, height: number, isFeatured = false): ItemCard {
  return {
    id: `65a1f0c2e4b0a1b2c3d4e50${n}`,
    kind: 'post',
    title,
    path: `/news/${n}`,
    excerpt,
    isFeatured,
    minutes: n + 1,
    image: n === 4 ? null : image(`65a1f0c2e4b0a1b2c3d4e60${n}`, width, height, title),
    date: `2026-0${10 - n}-14T08:00:00.000Z`,
    dateText: `14 ${['September', 'August', 'July', 'June', 'May'][n - 1]} 2026`,
    author: nora,
    tags: n % 2 ? [rye] : [],
    categories: n % 2 ? [] : [recipes],
  }
}
