export type { PageFacts, ViewProps } from './view.ts'
