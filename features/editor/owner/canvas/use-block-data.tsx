import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Asset, mediaApi } from '#features/media/contract'
import { Background } from '#features/media/visitor'
import { servingApi } from '#features/pages/contract'
import type { Document, Section } from '#platform/document'
import { call, queryKeyOf, useLanguage } from '#platform/ui'

export interface BlockData {
  data: ReadonlyMap<string, unknown>
  backgroundOf: (section: Section) => ReactNode
}

const settle = 250

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** Props never change in place. The same object has the same number, so props need not be compared with every key. */
function numberOf(props: object): number {
  const number = numbers.get(props) ?? ++lastNumber
  numbers.set(props, number)
  return number
}

/** Returns the loader data of the draft's blocks and requests it again when their props change. */
export function useBlockData(document: Document): BlockData {
  const [data, setData] = useState<ReadonlyMap<string, unknown>>(new Map())
  const requested = useRef('')
  const wanted = useMemo(
    () =>
      Object.values(document.blocks)
        .map(({ id, type, props }) => `${id}${type}${numberOf(props)}`)
        .join(),
    [document.blocks],
  )
  useEffect(() => {
    if (requested.current === wanted) return
    const ask = () => {
      requested.current = wanted
      const input = { document: document.id, blocks: Object.values(document.blocks), query: {} }
      call(servingApi.blockData, input).then(
        (answer) => setData(new Map(Object.entries(answer.data))),
        () => {
          requested.current = ''
        },
      )
    }
    const timer = setTimeout(ask, requested.current === '' ? 0 : settle)
    return () => clearTimeout(timer)
  }, [wanted, document])
  return { data, backgroundOf: useBackgrounds(document) }
}

function useBackgrounds(document: Document): BlockData['backgroundOf'] {
  const language = useLanguage()
  const ids = [
    ...new Set(
      Object.values(document.sections).flatMap(({ background }) =>
        [background?.asset, background?.video].flatMap((id) => id ?? []),
      ),
    ),
  ]
  const assets = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeyOf(mediaApi.get, { id }),
      queryFn: () => call(mediaApi.get, { id }),
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as [string, Asset]] : []))),
  })
  return useCallback(
    ({ background }: Section) =>
      background && (
        <Background
          image={assets.get(background.asset ?? '') ?? null}
          video={assets.get(background.video ?? '') ?? null}
          focalPoint={background.focalPoint}
          eager
          page={{ language, editing: true }}
        />
      ),
    [assets, language],
  )
}
