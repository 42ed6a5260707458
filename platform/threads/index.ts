export { boundedPool } from './bounded-pool.ts'
export { inSlices } from './in-slices.ts'
export { type InThread, inThread, TooMuchWork } from './in-thread.ts'
export { parseCsv } from './parse-csv.ts'
