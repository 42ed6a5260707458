import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Endpoint, Input, Output } from '../../contract/index.ts'
import { Button } from '../button.tsx'
import { call } from '../client/call.ts'
import { queryKeyOf, useCall } from '../client/query.ts'
import { uiMessages } from '../ui.messages.ts'
import { ErrorState, Skeleton } from '../feedback.tsx'
import { useWords } from '../language.tsx'
import { Page } from '../layout.tsx'
import { useOwnerRouter } from '../router.tsx'

interface Finding {
  error: unknown
  isPending: boolean
  refetch: () => unknown
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => unknown
}

export interface QueryResultProps<E> {
  found: Finding
  entries: readonly E[] | undefined
  /** Shown when the result is empty. */
  empty: ReactNode
  bones?: { lines: number; height: number }
  children: (entries: readonly E[]) => ReactNode
}

/** A list in each of its states: loading, failed, empty, or loaded, with a button for more. */
export function QueryResult<E>({
  found,
  entries = [],
  empty,
  bones = { lines: 8, height: 36 },
  children,
}: QueryResultProps<E>) {
  const t = useWords(uiMessages)
  return (
    <>
      {Boolean(found.error) && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton {...bones} />}
      {!found.isPending && !found.error && entries.length === 0 && empty}
      {entries.length > 0 && children(entries)}
      {found.hasNextPage && (
        <Button isPending={found.isFetchingNextPage ?? false} onPress={() => void found.fetchNextPage?.()}>
          {t('showMore')}
        </Button>
      )}
    </>
  )
}

interface Paged {
  next: string | number | null
}

/** Returns the pages of a list loaded so far; the `next` of one page is the `after` of the following one. */
export function useCallPages<E extends Endpoint>(
  endpoint: Output<E> extends Paged ? E : never,
  input: Omit<Input<E>, 'after'>,
) {
  return useInfiniteQuery({
    queryKey: queryKeyOf<E>(endpoint, input as Input<E>),
    initialPageParam: null as string | number | null,
    queryFn: ({ pageParam, signal }): Promise<Output<E>> =>
      call<E>(endpoint, { ...input, ...(pageParam !== null && { after: pageParam }) } as Input<E>, { signal }),
    getNextPageParam: (last) => (last as Paged).next ?? undefined,
    placeholderData: (before) => before,
  })
}

interface OneScreenProps<E extends Endpoint> {
  endpoint: E
  /** Title above the skeleton. */
  title: string
  /** Milliseconds after which the answer is asked for again, while it is not complete. */
  refetchInterval?: (detail: Output<E> | undefined) => number | false
  children: (detail: Output<E>) => ReactNode
}

/** Screen of a single record, whose id is in the address. */
export function OneScreen<E extends Endpoint>({ endpoint, title, refetchInterval, children }: OneScreenProps<E>) {
  const id = useOwnerRouter().params['id'] ?? ''
  const found = useCall(endpoint, { id } as Input<E>, { ...(refetchInterval && { refetchInterval }) })
  if (found.data !== undefined) return children(found.data)
  return (
    <Page title={title}>
      {found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton lines={8} height={40} />
      )}
    </Page>
  )
}
