import { sellingFeatures } from '#support/selling-features'
import { expect, test } from 'vitest'
import { importsFeature } from '#features/imports/server'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { exampleExport, exampleItem } from '#support/export-file'
import { importedExport } from '#support/imported-file'
import { undoImport } from '#support/internals'
import { testSite } from '#support/site'
import { listReviews } from './moderate-reviews.ts'
import { reviewsFeature } from './reviews.feature.ts'

const ctx = await testContext({ features: [...new Set([...sellingFeatures, importsFeature, reviewsFeature])] })

interface Comment {
  id: number
  author?: string
  content: string
  approved?: string
  type?: string
  parent?: number
  rating?: string
  verified?: string
}

const metaOf = (key: string, value: string | undefined): string =>
  value === undefined
    ? ''
    : `<wp:commentmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:commentmeta>`

const comment = ({
  id,
  author = 'Ana',
  content,
  approved = '1',
  type = 'review',
  parent = 0,
  rating,
  verified,
}: Comment): string =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[${author}]]></wp:comment_author>` +
  `<wp:comment_author_email>someone@example.com</wp:comment_author_email>` +
  `<wp:comment_date_gmt>2025-06-0${id} 10:00:00</wp:comment_date_gmt><wp:comment_approved>${approved}</wp:comment_approved>` +
  `<wp:comment_type>${type}</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent>` +
  `<wp:comment_content><![CDATA[${content}]]></wp:comment_content>` +
  metaOf('rating', rating) +
  metaOf('verified', verified) +
  `</wp:comment>`

const bench = (comments: readonly Comment[]): string =>
  exampleExport([
    exampleItem({
      id: 80,
      title: 'Bench',
      type: 'product',
      more: `<wp:postmeta><wp:meta_key>_regular_price</wp:meta_key><wp:meta_value>90</wp:meta_value></wp:postmeta>${comments.map(comment).join('')}`,
    }),
  ])

test('reviews on products of a WordPress export come in with stars, verified purchases, answers and states, once, and are undone', async () => {
  const site = await testSite(ctx, { locale: 'en-GB' })
  const file = bench([
    { id: 1, content: 'Sturdy & <b>warm</b>', rating: '5', verified: '1' },
    { id: 2, author: 'Keeper', content: 'Thank you', type: 'comment', parent: 1 },
    { id: 3, author: 'Bo', content: 'Wobbles', rating: '2', approved: '0', verified: '0' },
    { id: 4, author: 'Cy', content: 'No stars' },
    { id: 5, author: 'Spam', content: 'Buy now', rating: '5', approved: 'spam' },
  ])
  const importAgain = async () => {
    const done = await importedExport(ctx, site, file)
    const rows = done.rows.filter(({ kind }) => kind === 'review')
    return {
      id: done.import.id,
      rows: rows.map(({ title, outcome, notes }) => [title, outcome, ...notes.map(({ code }) => code)]),
    }
  }
  const first = await importAgain()
  expect(first.rows).toEqual([
    ['Ana, Bench', 'create'],
    ['Bo, Bench', 'create'],
    ['Cy, Bench', 'skip', 'reviewRatingMissing'],
  ])
  const list = async (status: 'approved' | 'pending') =>
    (await site.as((tx) => listReviews(tx, { status }))).reviews.map(
      ({ rating, text, authorName, isVerified, answer }) => [rating, text, authorName, isVerified, answer],
    )
  expect(await list('approved')).toEqual([[5, 'Sturdy & <b>warm</b>', 'Ana', true, 'Thank you']])
  expect(await list('pending')).toEqual([[2, 'Wobbles', 'Bo', false, '']])

  expect((await importAgain()).rows.map(([, outcome]) => outcome)).toEqual(['unchanged', 'unchanged', 'skip'])
  expect(await list('approved')).toHaveLength(1)
  await site.as((tx) => undoImport(tx, { id: first.id }))
  await doDueJobs(ctx)
  expect([await list('approved'), await list('pending')]).toEqual([[], []])
})
