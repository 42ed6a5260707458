import type { PlatformContext } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { fontSheetOf } from '#platform/theme'
import type { designApi } from '../contract/index.ts'

/** The same for all visitors until the program itself changes: a browser asks once a day. */
const aDay = 'public, max-age=86400, stale-while-revalidate=604800'

/** Serves the style sheet of the named families (C7.51, C8.35). A missing family is a problem and logged. */
export async function serveFontSheet(
  ctx: PlatformContext,
  { family }: Input<typeof designApi.fontSheet>,
): Promise<Answer<string>> {
  const families = [...new Set(family.split('|').map((name) => name.trim()))].filter((name) => name !== '')
  try {
    return answer({
      type: 'text/css; charset=utf-8',
      // Sandboxed previews ask from the origin `null`, as they do for the fonts themselves.
      headers: { 'Cache-Control': aDay, 'Access-Control-Allow-Origin': '*' },
      body: fontSheetOf(families),
    })
  } catch (error) {
    ctx.log.warn({ error, family }, 'A style sheet was asked for with a font that the font service lacks.')
    throw error
  }
}
