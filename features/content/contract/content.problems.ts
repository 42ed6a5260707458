import { problems } from '#platform/contract'

export const contentProblems = problems('content', {
  collectionMissing: [
    'missing',
    () => 'This collection is not there any more. Reload the page to see the present list.',
  ],
  itemMissing: ['missing', () => 'This item is not there any more. Reload the list to see what is.'],
  labelMissing: ['missing', () => 'This tag or category is not there any more. Reload the list to see what is.'],
  authorMissing: ['missing', () => 'This author is not there any more. Reload the list to see who is.'],
  feedMissing: ['missing', () => 'There is no feed at this address. Look on the site for the link to follow.'],
  siteMapMissing: ['missing', () => 'This part of the site map is not there. Begin with /sitemap.xml.'],
  slugTaken: ['conflict', (d: { slug: string }) => `The address /${d.slug} is taken. Choose another one.`],
  slugReserved: [
    'invalid',
    (d: { slug: string }) => `The address /${d.slug} belongs to the site itself. Choose another one.`,
  ],
  tagExists: ['conflict', () => 'Tag already exists'],
  categoryExists: ['conflict', () => 'Category already exists'],
  nameTooLong: ['invalid', (d: { max: number }) => `This name is too long. Use ${d.max} characters or fewer.`],
  mergeIntoItself: ['invalid', () => 'A tag or category cannot be merged with itself. Choose another one.'],
  mergeAcross: [
    'invalid',
    () => 'These two do not belong to the same list. Choose two tags or two categories of one collection.',
  ],
  collectionFull: [
    'conflict',
    (d: { max: number }) =>
      `A collection ordered by hand holds at most ${d.max} items. Order it by date or title, or put this in another collection.`,
  ],
  notOrderable: [
    'conflict',
    () => 'This collection is ordered by date or title. Choose the manual order first, then drag items.',
  ],
  kindsDiffer: [
    'conflict',
    () => 'These items do not fit that kind of collection. Choose a collection of the same kind.',
  ],
})
