export type { Log } from './log.ts'
export { mappedStack } from './mapped-stack.ts'
export { openLog } from './open-log.ts'
