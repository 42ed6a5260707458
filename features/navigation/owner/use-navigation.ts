import { useCallback, useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { documentsApi, pagesApi } from '#features/pages/contract'
import type { Document, Operation } from '#platform/document'
import { newId } from '#platform/contract'
import { call, queryKeyOf, sentenceOf, toast, useCall, useLanguage } from '#platform/ui'
import { navigationApi, type NavigationSettings, navigationSettingsSchema } from '../contract/index.ts'

interface Draft {
  document: Document
}

/** The navigation document's settings, and a function that changes them at once and saves in the background. */
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
  /** The first change of a site without menus makes the document that holds them. */
  const begin = useCallback(
    async (operation: Operation) => {
      try {
        const { id: newDocument } = await call(navigationApi.document, {})
        const { document } = await call(documentsApi.draft, { id: newDocument })
        await send(document, operation)
      } catch (error) {
        toast(sentenceOf(error, language), { tone: 'failure' })
      }
      await client.invalidateQueries({ queryKey: [pagesApi.list.path] })
    },
    [client, language],
  )
  const change = useCallback(
    async (operation: Operation | null) => {
      if (!operation) return
      if (id === undefined) {
        await begin(operation)
        return
      }
      const key = queryKeyOf(documentsApi.draft, { id })
      const before = client.getQueryData<Draft>(key)
      if (!before) return
      const { applyChange } = await import('./apply-change.ts')
      client.setQueryData(key, { ...before, document: applyChange(before.document, operation) })
      try {
        await send(before.document, operation)
      } catch (error) {
        toast(sentenceOf(error, language), { tone: 'failure' })
      }
      await Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: [pagesApi.list.path] }),
      ])
    },
    [begin, client, id, language],
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

function send({ id, seq }: Document, operation: Operation): Promise<unknown> {
  return call(documentsApi.append, { id, base: seq, client: newId(), operations: [{ n: 1, operation }] })
}
