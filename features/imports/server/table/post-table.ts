import type { Exported } from '../read/records.ts'
import { exportedItem, leadImage, paragraphsOf, wordpressMoment } from '../sources/source-format.ts'
import { siteOfTable } from '../sources/table-source.ts'
import { hidingWord, listIn } from './cells.ts'
import type { MappedRow } from './mapped-rows.ts'

/** Converts rows of a table to posts. */
export async function* postsOfTable(rows: readonly MappedRow[]): AsyncGenerator<Exported> {
  yield siteOfTable('Table')
  let ordinal = 0
  for (const row of rows) {
    const { of, all } = row
    if (of('title') === '' && of('body') === '') continue
    const id = of('slug') || of('oldAddress') || of('title')
    const url = of('image')
    const image = /^https?:\/\//i.test(url) ? leadImage(++ordinal, id, url) : null
    if (image) yield image.attachment
    const body = of('body')
    const terms = (field: string, taxonomy: string) =>
      all(field)
        .flatMap(listIn)
        .map((name) => ({ taxonomy, slug: name, name }))
    yield exportedItem(++ordinal, {
      guid: `table:${id}`,
      title: of('title'),
      slug: of('slug'),
      link: of('oldAddress') || of('slug'),
      author: of('author'),
      body: /<\/?[a-z]/i.test(body) ? body : paragraphsOf(body),
      excerpt: of('excerpt'),
      status: statusOf(row),
      dateGmt: wordpressMoment(of('date')),
      terms: [...terms('categories', 'category'), ...terms('tags', 'post_tag')],
      meta: image?.meta ?? [],
    })
  }
  yield { kind: 'end', isCutOff: false }
}

/** An unknown word is kept and named in a remark, and the post becomes a draft. */
function statusOf(row: MappedRow): string {
  const hiding = hidingWord(row.named('visible'))
  if (!hiding) return 'publish'
  return hiding.isKnown ? 'draft' : hiding.word.slice(0, 60)
}
