import { TestRunner } from 'vitest'

/**
 * How a test can reach the product as people do: a request to a running server, a view that is rendered, a page in a
 * browser.
 */
export const evidenceKinds = ['request', 'view', 'browser'] as const
export type Evidence = (typeof evidenceKinds)[number]

declare module 'vitest' {
  interface TaskMeta {
    /** Written while the test runs, read by tools/conformance.ts from the report. */
    evidence?: Evidence[]
  }
}

/**
 * Notes that the running test reached the product. What happens outside of a test, before or after all, is nobody's
 * evidence.
 */
export function noteEvidence(kind: Evidence): void {
  const meta = TestRunner.getCurrentTest()?.meta
  if (meta && !meta.evidence?.includes(kind)) meta.evidence = [...(meta.evidence ?? []), kind]
}
