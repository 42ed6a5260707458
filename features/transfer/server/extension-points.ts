import { keyedPoint, type SiteContext } from '#platform/context'

/** Later features write what other systems read: a whole file as text, by the name of its format. */
export const siteExports = keyedPoint<(ctx: SiteContext) => Promise<{ text: string; rows: number }>>('transfer.exports')
