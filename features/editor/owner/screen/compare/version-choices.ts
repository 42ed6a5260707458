import { useMemo } from 'react'
import type { HistoryEntry } from '#features/pages/contract'
import { useMoments, useWords } from '#platform/ui'
import { compareMessages } from './compare.messages.ts'
import { historyMessages } from './history.messages.ts'

/** Lists each moment of the history once. A name is preferred to “published”, and that to “3 changes”. */
export function useVersionChoices(entries: readonly HistoryEntry[]): { value: string; label: string; hint: string }[] {
  const h = useWords(historyMessages)
  const c = useWords(compareMessages)
  const when = useMoments(moment)
  return useMemo(() => {
    const best = new Map<number, HistoryEntry>()
    for (const entry of entries) {
      const other = best.get(entry.seq)
      if (!other || rank(entry) > rank(other)) best.set(entry.seq, entry)
    }
    const words = ({ kind, label, count }: HistoryEntry): string => {
      if (kind === 'named') return label ?? ''
      if (kind === 'edit') return h('edits', { n: count })
      return h(kind)
    }
    const choices = [...best.values()].map((entry) => ({
      value: String(entry.seq),
      label: `${when(entry.at)} · ${words(entry)}`,
      hint: entry.by?.name ?? '',
    }))
    const first = firstSeq(entries)
    if (best.has(first)) return choices
    return [...choices, { value: String(first), label: c('beginning'), hint: '' }]
  }, [entries, h, c, when])
}

/** Returns the sequence number before the first listed change. */
export function firstSeq(entries: readonly HistoryEntry[]): number {
  return Math.max(0, (entries.at(-1)?.fromSeq ?? 1) - 1)
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

function rank({ kind }: HistoryEntry): number {
  return ['edit', 'restored', 'published', 'named'].indexOf(kind)
}
