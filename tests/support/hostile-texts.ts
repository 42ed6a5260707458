import { isEmailAddress } from '#platform/contract'
import { readColour } from '#platform/theme'
import { readCell } from '../../features/catalog/contract/read-cell.ts'
import { columnsOf, readTable } from '../../features/catalog/server/exchange/read/read-table.ts'
import { richTextOfHtml } from '../../features/imports/server/body/rich-text-of-html.ts'
import { embeddableOf, isWebAddress, playerIn } from '../../features/media/contract/embed-providers.rules.ts'
import { videoEmbedIn } from '../../features/media/contract/video-embed.rules.ts'
import { svgSize } from '../../features/media/server/sanitise-svg.worker.ts'
import { fromLightText } from '../../features/pages/contract/light-text.ts'
import { checkLink } from '../../features/pages/contract/link.rules.ts'
import { slugOf } from '../../features/pages/contract/slug.rules.ts'
import { isUrlPattern } from '../../features/pages/contract/url-pattern.rules.ts'
import { readReviewsFile } from '../../features/reviews/server/read-reviews-file.ts'
import { queryText } from '../../features/search/server/text-search.ts'
import { readRatesFile } from '../../features/tax/server/read-rates-file.ts'
import { isRichText } from '../../platform/document/rich-text.ts'
import { readPairs } from '../../platform/http/request/read-input.ts'
import { cookiesOf } from '../../platform/http/request/cookies.ts'
import { parseMoney } from '../../platform/money/parse-money.ts'

/** What reads a text that somebody sent, on the web thread, and the most characters that it is ever given. */
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
