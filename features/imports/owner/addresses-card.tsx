import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Search } from '#platform/icons'
import { useState } from 'react'
import { Button, call, Card, ErrorState, LinkButton, Skeleton, useWords } from '#platform/ui'
import { importsApi } from '../contract/index.ts'
import { AddressesTable } from './addresses-table.tsx'
import { CheckAddresses } from './check-addresses.tsx'
import { importsOwnerMessages } from './imports-owner.messages.ts'

/** Old and new addresses of everything in the import, which can be downloaded and edited. */
export function AddressesCard({ id }: { id: string }) {
  const t = useWords(importsOwnerMessages)
  const [isChecking, setChecking] = useState(false)
  const pages = useInfiniteQuery({
    queryKey: [importsApi.addresses.path, id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => call(importsApi.addresses, { id, limit: 50, ...(pageParam && { after: pageParam }) }),
    getNextPageParam: (last) => last.next ?? undefined,
  })
  const addresses = pages.data?.pages.flatMap((page) => page.addresses) ?? []
  return (
    <Card
      title={t('addresses')}
      lead={t('addresses.lead')}
      foot={
        <>
          <Button icon={Search} onPress={() => setChecking(true)}>
            {t('addresses.check')}
          </Button>
          {addresses.length > 0 && (
            <LinkButton icon={Download} href={importsApi.addressesCsv.path.replace(':id', id)} target="_blank">
              {t('addresses.download')}
            </LinkButton>
          )}
        </>
      }
    >
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isPending && <Skeleton lines={4} height={28} />}
      {pages.data && <AddressesTable addresses={addresses} onChanged={() => void pages.refetch()} />}
      {pages.hasNextPage && (
        <p className="import-more">
          <Button isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
      {isChecking && <CheckAddresses onClose={() => setChecking(false)} />}
    </Card>
  )
}
