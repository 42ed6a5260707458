import { type FailedCall, showSystemError, type SystemErrorWords, systemErrorOf } from '#platform/visitor'

/**
 * Reports a failed call; typed values stay behind the message, and the visitor reloads the page or closes it (B8.03).
 */
export function sayFailed(call: FailedCall, words: SystemErrorWords): void {
  void showSystemError(systemErrorOf(call), words)
}
