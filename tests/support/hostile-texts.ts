import { isEmailAddress } from '#platform/contract'
import { readColour } from '#platform/theme'
import { readCell } from '../../features/catalog/contract/read-cell.ts'
import { columnsOf } from '../../features/catalog/server/exchange/read/read-table.ts'
import { withBuilderContent } from '../../features/imports/server/body/builders/builder-body.ts'
import { readShortcodes } from '../../features/imports/server/body/read-shortcodes.ts'
import { richTextOfHtml } from '../../features/imports/server/body/text-of-pieces.ts'
import { feedDate, localDate, wordpressDate } from '../../features/imports/server/read/dates.ts'
import { decodeEntities } from '../../features/imports/server/read/decode-entities.ts'
import { exportParser } from '../../features/imports/server/read/export-parser.ts'
import { phpValue } from '../../features/imports/server/read/php-values.ts'
import { htmlOfLexical, htmlOfMobiledoc } from '../../features/imports/server/sources/ghost-body.ts'
import { exportedItem } from '../../features/imports/server/sources/source-format.ts'
import { embeddableOf, isWebAddress, playerIn } from '../../features/media/contract/embed-providers.rules.ts'
import { videoEmbedIn } from '../../features/media/contract/video-embed.rules.ts'
import { svgSize } from '../../features/media/server/sanitise-svg.worker.ts'
import { fromLightText } from '../../features/pages/contract/light-text.ts'
import { checkLink } from '../../features/pages/contract/link.rules.ts'
import { slugOf } from '../../features/pages/contract/slug.rules.ts'
import { isUrlPattern } from '../../features/pages/contract/url-pattern.rules.ts'
import { readReviewsFile } from '../../features/reviews/server/read-reviews-file.ts'
import { wordsOfQuery } from '../../features/search/contract/search.rules.ts'
import { queryParts } from '../../features/search/contract/synonyms.rules.ts'
import { queryText } from '../../features/search/server/text-search.ts'
import { readRatesFile } from '../../features/tax/server/read-rates-file.ts'
import { isRichText } from '../../platform/document/rich-text.ts'
import { readPairs } from '../../platform/http/request/read-input.ts'
import { cookiesOf } from '../../platform/http/request/cookies.ts'
import { parseMoney } from '../../platform/money/parse-money.ts'

/** A reader of foreign text on the web thread, with the most characters that it ever receives. */
export interface TextReader {
  name: string
  largest: number
  read: (text: string) => unknown
  /** Its cost is elsewhere: a few texts tell. */
  isInThread?: boolean
}

const kB = 1024
const units = { currency: 'EUR', standard: 'metric' } as const

export const textReaders: readonly TextReader[] = [
  { name: 'form fields', largest: 1024 * kB, read: readPairs },
  { name: 'cookies', largest: 16 * kB, read: cookiesOf },
  { name: 'rich text', largest: 200 * kB, read: (text) => isRichText({ type: 'doc', content: paragraphsOf(text) }) },
  { name: 'formatted text as typed', largest: 20 * kB, read: fromLightText },
  { name: 'links', largest: 4 * kB, read: checkLink },
  { name: 'slugs', largest: 4 * kB, read: slugOf },
  { name: 'patterns of addresses', largest: 1 * kB, read: isUrlPattern },
  { name: 'colours', largest: 1 * kB, read: (text) => silently(() => readColour(text)) },
  { name: 'email addresses', largest: 1024 * kB, read: isEmailAddress },
  { name: 'amounts', largest: 100 * kB, read: (text) => parseMoney(text, 'EUR') },
  { name: 'cells of a product sheet', largest: 100 * kB, read: (text) => readCell('weight', text, units) },
  {
    name: 'searches',
    largest: 16 * kB,
    read: (text) => queryText(queryParts(wordsOfQuery(text), [['a', 'b c']], wordsOfQuery)),
  },
  { name: 'embed addresses', largest: 4 * kB, read: (text) => [embeddableOf(text), isWebAddress(text)] },
  { name: 'embed code', largest: 20 * kB, read: (text) => [playerIn(text), videoEmbedIn(text)] },
  { name: 'sizes of drawings', largest: 2048 * kB, read: (text) => svgSize(`<svg xmlns="x" ${text}`) },
  { name: 'HTML of captions', largest: 20 * kB, read: richTextOfHtml },
  {
    name: 'dates of exports',
    largest: 100 * kB,
    read: (text) => [wordpressDate(text), feedDate(text), localDate(text, 'Europe/Amsterdam')],
  },
  { name: 'entities of exports', largest: 200 * kB, read: decodeEntities },
  { name: 'serialized PHP values', largest: 100 * kB, read: phpValue },
  { name: 'layouts of page builders', largest: 100 * kB, read: readLayouts },
  { name: 'forms of page builders', largest: 20 * kB, read: readForms },
  { name: 'posts of Ghost', largest: 100 * kB, read: (text) => [htmlOfLexical(text), htmlOfMobiledoc(text)] },
  // The worker reads an export in chunks of the stream: one of them.
  { name: 'WordPress and Squarespace exports', largest: 64 * kB, read: readExportChunk },
  { name: 'heads of tables', largest: 100 * kB, read: columnsOf },
  { name: 'tables of reviews', largest: 1024 * kB, read: readReviewsFile, isInThread: true },
  { name: 'tables of tax rates', largest: 1024 * kB, read: readRatesFile, isInThread: true },
]

/**
 * Repeated pieces of texts that are made to be slow: each opens, closes or separates something in one of the languages
 * above.
 */
const pieces = [
  ' ',
  '	',
  '\n',
  '\r\n',
  'a',
  '0',
  '-',
  '/',
  '\\',
  '.',
  ',',
  ';',
  ':',
  '@',
  '%',
  '=',
  '&',
  '+',
  '"',
  "'",
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '**a',
  '_a',
  '[a](',
  '[[',
  ']]',
  '\\_',
  '<a ',
  '<!--',
  '<p>',
  '</p>',
  '<svg>',
  '<g>',
  '<style>',
  '<iframe ',
  ' src=',
  '&#',
  '&amp;',
  'a=',
  'a&',
  '"a""',
  ',"',
  'a@',
  '.a',
  '1e',
  '+1',
  'é',
  '𝒳',
  '́',
  'https://',
  '?a=',
  '{title}',
  '-/',
  'a b ',
]

/** Texts of so many characters, each of one piece; some end with what makes the whole fail. */
export function* hostileTexts(length: number): Generator<string> {
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    yield text
    yield `${text.slice(0, -1)}!`
  }
}

/** Without the line that `readColour` logs of each text that is no colour. */
function silently<T>(work: () => T): T {
  const { error } = console
  console.error = (...words: unknown[]) => {
    if (words[0] !== 'Could not determine color model.') error(...words)
  }
  try {
    return work()
  } finally {
    console.error = error
  }
}

function paragraphsOf(text: string): object[] {
  const words = text.match(/[\s\S]{1,200}/g) ?? []
  return words.map((part) => ({ type: 'paragraph', content: [{ type: 'text', text: part }] }))
}

function readLayouts(text: string): void {
  for (const key of ['panels_data', '_fl_builder_data'])
    withBuilderContent(exportedItem(1, { meta: [{ key, value: `a:1:{s:7:"widgets";${text}` }] }))
}

function readForms(text: string): void {
  readShortcodes(`[et_pb_contact_form][et_pb_contact_field ${text}[/et_pb_contact_form]`)
}

function readExportChunk(text: string): void {
  const parser = exportParser(() => {})
  try {
    parser.write(
      `<?xml version="1.0"?><rss><channel><item><title>${text}</title><content:encoded><![CDATA[${text}]]></content:encoded>${text}`,
    )
  } catch {
    // A file that is no export must be refused as such.
  }
}
