export interface Log {
  info: (facts: Record<string, unknown>, sentence: string) => void
  warn: (facts: Record<string, unknown>, sentence: string) => void
  /** `error` is logged whole: message, stack, causes. */
  error: (facts: Record<string, unknown> & { error?: unknown }, sentence: string) => void
}
