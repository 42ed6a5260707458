import { type FailedCall, showSystemError, type SystemErrorWords, systemErrorOf } from '#platform/visitor'

/** B8.03: what was typed stays behind it; the visitor loads the page anew or takes it away. */
export function sayFailed(call: FailedCall, words: SystemErrorWords): void {
  void showSystemError(systemErrorOf(call), words)
}
