import type { Endpoint, Input, Output } from '../../contract/index.ts'
import { useSend } from '../client/query.ts'

interface Options<C extends Endpoint, U extends Endpoint> {
  create: C
  change: U
  refreshes: readonly Endpoint[]
  /** Id of the changed record; absent, a new one is created. */
  id: string | undefined
}

/** Returns the `save` of a form that creates and changes a record with the same fields. */
export function useCreateOrChange<C extends Endpoint, U extends Endpoint>({
  create,
  change,
  refreshes,
  id,
}: Options<C, U>): (values: Input<C>) => Promise<Output<C> | Output<U>> {
  const creating = useSend(create, { quiet: true, refreshes })
  const changing = useSend(change, { quiet: true, refreshes })
  return (values) =>
    id === undefined ? creating.mutateAsync(values) : changing.mutateAsync({ ...(values as object), id } as Input<U>)
}
