import { showSystemError, systemErrorOf } from '#platform/visitor'

/** B8.06: what was typed stays behind it; the visitor loads the page anew or takes it away. */
export function sayUnreachable(url: string): void {
  void showSystemError(systemErrorOf({ url, status: 0, format: 'json', body: null }))
}
