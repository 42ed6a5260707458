export interface Log {
  info: (fields: Record<string, unknown>, sentence: string) => void
  warn: (fields: Record<string, unknown>, sentence: string) => void
  /** `error` is logged completely: message, stack, causes. */
  error: (fields: Record<string, unknown> & { error?: unknown }, sentence: string) => void
}
