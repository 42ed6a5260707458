const isBrief = process.env['QUOIN_BENCH_BRIEF'] === '1'

/**
 * Returns a size for the present run: `./quoin bench NAME --brief` only shows in a few seconds that a benchmark works,
 * and its figures mean nothing. Processes that a benchmark starts inherit the choice.
 */
export function sized(usual: number, brief: number): number {
  return isBrief ? brief : usual
}
