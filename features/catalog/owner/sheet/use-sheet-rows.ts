import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/ui'
import { sheetApi, type SheetFilter } from '../../contract/index.ts'
import { withLeads } from '../panels/leading-rows.ts'

const pageSize = 500

/** Loads all matching rows, page by page, because a sheet is filled and pasted as a whole. */
export function useSheetRows(filter: SheetFilter) {
  const rowsQuery = useInfiniteQuery({
    queryKey: [sheetApi.rows.path, filter],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        sheetApi.rows,
        { ...filter, sort: 'title', descending: false, offset: pageParam, limit: pageSize },
        { signal },
      ),
    getNextPageParam: (last, all) => (all.length * pageSize < last.count ? all.length * pageSize : undefined),
    placeholderData: (before) => before,
    // Rows are not loaded again on focus, because someone may be typing in them.
    refetchOnWindowFocus: false,
  })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = rowsQuery
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const rows = withLeads(rowsQuery.data?.pages.flatMap((page) => page.rows) ?? [])
  return {
    rows,
    count: rowsQuery.data?.pages[0]?.count ?? 0,
    isPending: rowsQuery.isPending,
    error: rowsQuery.error,
    refetch: rowsQuery.refetch,
  }
}

export type LoadedRow = ReturnType<typeof useSheetRows>['rows'][number]
