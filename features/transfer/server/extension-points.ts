import { keyedPoint, type SiteContext } from '#platform/context'

/** Later features register formats that other systems read: a whole file as text, by the name of its format. */
export const siteExports = keyedPoint<(ctx: SiteContext) => Promise<{ text: string; rows: number }>>('transfer.exports')
