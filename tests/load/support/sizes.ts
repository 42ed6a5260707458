const variable = 'QUOIN_BENCH_BRIEF'

/** Makes this run brief, with every process that it starts. Called before a benchmark is imported. */
export function makeBrief(): void {
  process.env[variable] = '1'
}

/**
 * Returns a size for the present run: `./quoin bench NAME --brief` only shows within seconds that a benchmark works,
 * and its figures mean nothing.
 */
export function sized(usual: number, brief: number): number {
  return process.env[variable] === '1' ? brief : usual
}
