import { createHash } from 'node:crypto'
import { sortedKeys } from '#features/imports/server'
import { plainText, type RichTextDoc } from '#platform/document'
import { RichText } from '#platform/render'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductRow } from '../base/products.queries.ts'

/** Returns a description for a file: the imported original, while its converted form is unchanged. */
export function htmlOf({ extra: { source }, description }: Pick<ProductRow, 'extra' | 'description'>): string {
  if (source && source.doc === hashOfDoc(description)) return source.html ?? ''
  return plainText(description).trim() === '' ? '' : renderToStaticMarkup(<RichText doc={description} />)
}

export function hashOfDoc(doc: RichTextDoc): string {
  return createHash('sha256')
    .update(JSON.stringify(sortedKeys(doc)))
    .digest('hex')
    .slice(0, 24)
}
