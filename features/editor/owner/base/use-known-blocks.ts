import { useEffect, useMemo, useState } from 'react'
import type { Document } from '#platform/document'
import { missingBlocks, useKnownBlocks } from './blocks.ts'

export interface Blocks {
  /** Whether all blocks of the document are loaded. */
  isWhole: boolean
  /** Error of a block that could not be loaded; null when all were loaded. */
  error: unknown
  retry: () => void
}

/** Loads the blocks that the document contains and the editor cannot render yet. */
export function useBlocksOf(document: Pick<Document, 'blocks'> | undefined): Blocks {
  const turn = useKnownBlocks((state) => state.turn)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const blocks = document?.blocks
  // Computed again when more blocks are loaded.
  const missing = useMemo(() => (blocks && turn >= 0 ? missingBlocks({ blocks }) : []), [blocks, turn])
  useEffect(() => {
    if (attempt < 0) return
    for (const part of missing) void part.load().then((now) => now.kind === 'failed' && setError(now.error))
  }, [missing, attempt])
  const retry = () => {
    setError(null)
    for (const part of missing) void part.retry()
    setAttempt(attempt + 1)
  }
  return { isWhole: missing.length === 0, error: missing.length === 0 ? null : error, retry }
}
