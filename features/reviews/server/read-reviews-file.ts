import { csvSeparator, withoutApostrophe } from '#platform/contract'
import { inSlices, parseCsv } from '#platform/threads'
import { reviewMax, reviewProblems } from '../contract/index.ts'

export interface ReadReview {
  row: number
  /** Product names and numbers in the file. */
  product: { slug: string; sku: string; title: string }
  rating: number | null
  body: string
  isShortened: boolean
  author: string
  isVerified: boolean
  status: 'pending' | 'approved' | 'hidden'
  answer: string
  writtenAt: Date | null
  answeredAt: Date | null
}

/** Column names in files of shops and review services. */
const columns = {
  slug: ['product_handle', 'handle', 'product_slug', 'product_url'],
  sku: ['sku', 'product_sku'],
  productTitle: ['product_title', 'product_name', 'product'],
  rating: ['rating', 'stars', 'review_score', 'score'],
  title: ['title', 'review_title'],
  body: ['body', 'review', 'review_content', 'review_body', 'content', 'comment', 'text'],
  author: ['author', 'reviewer_name', 'display_name', 'nickname', 'customer_name', 'name'],
  verified: ['verified', 'verified_purchase', 'verified_buyer', 'is_verified', 'verified_by_shop'],
  state: ['state', 'status', 'published'],
  answer: ['reply', 'answer', 'owner_reply'],
  writtenAt: ['created_at', 'review_date', 'date_created', 'date'],
  answeredAt: ['replied_at', 'reply_date'],
} as const
type Column = keyof typeof columns

/** Reads reviews from files of other shops. Each row becomes a review or a reported fault. */
export async function readReviewsFile(text: string): Promise<ReadReview[]> {
  const [header = [], ...rows] = await parsed(text)
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  const at = (column: Column) => columns[column].map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1
  if (at('rating') < 0 || (at('slug') < 0 && at('sku') < 0 && at('productTitle') < 0)) throw reviewProblems.notReviews()
  // Spreadsheets put an apostrophe before text that looks like a formula, and so do exports of this shop.
  return inSlices(rows, (cells, index) =>
    readRow(index + 2, (column) => withoutApostrophe((cells[at(column)] ?? '').trim())),
  )
}

async function parsed(text: string): Promise<string[][]> {
  try {
    return await parseCsv(text.replaceAll('\0', ''), {
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      delimiter: csvSeparator(text),
    })
  } catch {
    throw reviewProblems.notReviews()
  }
}

function readRow(row: number, cell: (column: Column) => string): ReadReview {
  const rating = Number(cell('rating').replace(',', '.'))
  const title = cell('title')
  const fullText = [title, cell('body')]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join('\n')
  const body = Array.from(fullText.slice(0, reviewMax * 2))
    .slice(0, reviewMax)
    .join('')
  const slug = cell('slug')
    .replace(/[?#][\s\S]*$/, '')
    .replace(/(?<!\/)\/+$/, '')
  return {
    row,
    product: { slug: slug.slice(slug.lastIndexOf('/') + 1), sku: cell('sku'), title: cell('productTitle') },
    rating: cell('rating') !== '' && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    body,
    isShortened: body.length < fullText.length,
    author: cell('author').slice(0, 200),
    isVerified: ['true', 'yes', '1', 'verified', 'ja', 'verified buyer', 'verified purchase'].includes(
      cell('verified').toLowerCase(),
    ),
    status: statusOf(cell('state').toLowerCase()),
    answer: cell('answer').slice(0, 2000),
    writtenAt: momentOf(cell('writtenAt')),
    answeredAt: momentOf(cell('answeredAt')),
  }
}

function statusOf(state: string): ReadReview['status'] {
  if (['', 'published', 'approved', 'true', 'yes', '1', 'ok'].includes(state)) return 'approved'
  return ['pending', 'unapproved', 'waiting', 'hold'].includes(state) ? 'pending' : 'hidden'
}

/** Reads `2026-05-01 10:00:00 UTC`, `2026-05-01` and `01/05/2026`; null for anything else. */
function momentOf(text: string): Date | null {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}(?:\.\d+)?))?)?/.exec(text)
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? []
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second]
  const timestamp = iso
    ? `${iso[1]}T${iso[2] ?? '12:00'}:${iso[3] ?? '00'}Z`
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T12:00:00Z`
  const moment = new Date(timestamp)
  return Number.isNaN(moment.getTime()) ? null : moment
}
