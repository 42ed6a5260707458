import {
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../../contract/index.ts'
import { useLanguage } from '../language.tsx'
import { toast } from '../overlays/toast.tsx'
import { type CallFailure, isOffline, sentenceOf } from './call-failure.ts'
import { call } from './call.ts'

export function ownerQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => isOffline(error) && count < 2,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  })
}

export interface CallOptions<E extends Endpoint> {
  enabled?: boolean
  /** Milliseconds until it is asked again; a function decides by the last answer. */
  refetchInterval?: number | false | ((answer: Output<E> | undefined) => number | false)
}

/** Cache key of an endpoint's response: its path, then its input. */
export function queryKeyOf<E extends Endpoint>(endpoint: E, input?: Input<E>): readonly unknown[] {
  return input === undefined ? [endpoint.path] : [endpoint.path, input]
}

export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions<E> = {},
): UseQueryResult<Output<E>> {
  const { refetchInterval, ...others } = options
  return useQuery<Output<E>>({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...(refetchInterval !== undefined && {
      refetchInterval: ({ state: { data } }) =>
        typeof refetchInterval === 'function' ? refetchInterval(data) : refetchInterval,
    }),
    ...others,
  })
}

export interface SendOptions<E extends Endpoint> {
  /** Endpoints whose cached responses become outdated. */
  refreshes?: readonly Endpoint[]
  onDone?: (answer: Output<E>, input: Input<E>) => void
  /** Suppresses the toast about a failure, for forms that show the error themselves. */
  quiet?: boolean
}

/**
 * Mutation of an endpoint: `const rename = useSend(galleryApi.rename, { refreshes: [galleryApi.list] })`, then
 * `rename.mutate({ id, title })`.
 */
export function useSend<E extends Endpoint>(
  endpoint: E,
  options: SendOptions<E> = {},
): UseMutationResult<Output<E>, CallFailure, Input<E>> {
  const client = useQueryClient()
  const language = useLanguage()
  return useMutation<Output<E>, CallFailure, Input<E>>({
    mutationFn: (input) => call(endpoint, withBefore(client, endpoint, input)),
    onSuccess: (answer, input) => {
      keepAnswer(client, endpoint, input, answer)
      for (const stale of options.refreshes ?? []) void client.invalidateQueries({ queryKey: [stale.path] })
      options.onDone?.(answer, input)
    },
    onError: (error, input) => {
      const { seen } = endpoint
      // Another person saved in the meantime. The next attempt includes their values, and the fields show them.
      if (seen && error.status === 409)
        void client.invalidateQueries({ queryKey: queryKeyOf(seen.by, seen.input(plain(input))) })
      if (!options.quiet) toast(sentenceOf(error, language), { tone: 'failure' })
    },
  })
}

const plain = (value: unknown) => value as Readonly<Record<string, unknown>>

function withBefore<E extends Endpoint>(client: QueryClient, { seen }: E, input: Input<E>): Input<E> {
  const read = seen && client.getQueryData(queryKeyOf(seen.by, seen.input(plain(input))))
  if (!seen || !read) return input
  return { ...plain(input), before: seen.before(plain(read), plain(input)) } as Input<E>
}

function keepAnswer<E extends Endpoint>(client: QueryClient, { seen }: E, input: Input<E>, answer: Output<E>): void {
  if (!seen) return
  const key = queryKeyOf(seen.by, seen.input(plain(input)))
  client.setQueryData(key, (read: unknown) => read && seen.after(plain(read), plain(answer)))
}
