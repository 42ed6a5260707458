import { Banner, ErrorState, Skeleton } from '../feedback.tsx'

interface Props {
  found: { data: readonly { sentence: string; holds: boolean }[] | undefined; error: unknown; refetch: () => unknown }
}

/** Lists the dependents of records about to be removed: first those that prevent it, then those that go with them. */
export function DependentsOf({ found: { data, error, refetch } }: Props) {
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} height={20} />
  return data
    .toSorted((a, b) => Number(b.holds) - Number(a.holds))
    .map(({ sentence, holds }) => (
      <Banner key={sentence} tone={holds ? 'danger' : 'attention'}>
        {sentence}
      </Banner>
    ))
}

/** Whether removing is refused: the dependents are not loaded yet, or there are some. */
export function isHeld({ data }: Pick<Props['found'], 'data'>): boolean {
  return !data || data.some(({ holds }) => holds)
}
