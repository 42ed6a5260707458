import { useCallback, useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { documentsApi, pagesApi } from '#features/pages/contract'
import type { Document, Operation } from '#platform/document'
import { newId } from '#platform/contract'
import { call, queryKeyOf, sentenceOf, toast, useCall, useLanguage } from '#platform/ui'
import { type NavigationSettings, navigationSettingsSchema } from '../contract/index.ts'

interface Draft {
  document: Document
}

/** The menus' document: its settings, and a way to change them that shows at once and is sent behind. */
export function useNavigation() {
  const client = useQueryClient()
  const language = useLanguage()
  const list = useCall(pagesApi.list, { kind: 'navigation' })
  const id = list.data?.pages[0]?.id
  const draft = useCall(documentsApi.draft, { id: id ?? '' }, { enabled: id !== undefined })
  const settings = useMemo<NavigationSettings>(() => {
    const read = navigationSettingsSchema.safeParse(draft.data?.document.settings)
    return read.success ? read.data : { nodes: {} }
  }, [draft.data])
  const change = useCallback(
    async (operation: Operation | null) => {
      if (!operation || id === undefined) return
      const key = queryKeyOf(documentsApi.draft, { id })
      const before = client.getQueryData<Draft>(key)
      if (!before) return
      const { applyChange } = await import('./apply-change.ts')
      client.setQueryData(key, { ...before, document: applyChange(before.document, operation) })
      try {
        await call(documentsApi.append, {
          id,
          base: before.document.seq,
          client: newId(),
          operations: [{ n: 1, operation }],
        })
      } catch (error) {
        toast(sentenceOf(error, language), { tone: 'failure' })
      }
      await Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: [pagesApi.list.path] }),
      ])
    },
    [client, id, language],
  )
  return {
    id,
    settings,
    change,
    summary: list.data?.pages[0],
    error: list.error ?? draft.error,
    isPending: list.isPending || (id !== undefined && draft.isPending),
  }
}
