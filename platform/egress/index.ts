export { egressProblems } from './egress.problems.ts'
export type { EgressRules } from './egress-rules.ts'
export { type Posted, postOutside } from './post-outside.ts'
export { type Fetched, type FetchOptions, fetchFromOutside } from './fetch-from-outside.ts'
