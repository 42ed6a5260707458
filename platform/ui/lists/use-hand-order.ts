import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { type Key, useDragAndDrop } from 'react-aria-components'
import { sentenceOf } from '../client/call-failure.ts'
import { useLanguage } from '../language.tsx'
import { toast } from '../overlays/toast.tsx'

interface HandOrder<E extends { id: string }> {
  /** Loaded entries in the order of the server. */
  entries: readonly E[]
  /** Puts one before another, or last of all. */
  send: (id: string, before: string | null) => Promise<unknown>
  /** The query whose responses contain the entries. */
  staleKey: string
  /** Loads the id of the entry after the loaded ones; null at the end. */
  nextEntry: () => Promise<string | null>
}

/** A manual order of rows by dragging, by keyboard on their handles, or by steps up and down. */
export function useHandOrder<E extends { id: string }>({ entries, send, staleKey, nextEntry }: HandOrder<E>) {
  const client = useQueryClient()
  const language = useLanguage()
  const [dropped, setDropped] = useState<readonly string[] | null>(null)
  const ids = dropped ?? entries.map(({ id }) => id)
  const put = async (moved: readonly string[], at: number) => {
    const rest = ids.filter((id) => !moved.includes(id))
    setDropped([...rest.slice(0, at), ...moved, ...rest.slice(at)])
    try {
      const before = rest[at] ?? (await nextEntry())
      for (const id of moved) await send(id, before)
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
    }
    await client.invalidateQueries({ queryKey: [staleKey] })
    setDropped(null)
  }
  const { dragAndDropHooks: moves } = useDragAndDrop<E>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }: { keys: Set<Key>; target: { key: Key; dropPosition: string } }) => {
      const moved = ids.filter((id) => keys.has(id))
      const rest = ids.filter((id) => !keys.has(id))
      if (!keys.has(target.key))
        void put(moved, rest.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0))
    },
  })
  const step = (id: string, by: 1 | -1) => {
    const at = ids.indexOf(id) + by
    const canMove = at >= 0 && at < ids.length
    return canMove ? () => void put([id], at) : null
  }
  return {
    entries: ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []),
    moves,
    /** Moves an entry one place; null at the end of the list. */
    step,
  }
}
