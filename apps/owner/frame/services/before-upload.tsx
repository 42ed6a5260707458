import type { ReactNode } from 'react'
import { ImportCurrency } from '#features/catalog/owner'
import { BeforeUploadContext } from '#features/imports/owner'

/** Asks for the currency of the prices in a file, with a part of the catalog. */
export function BeforeUploadService({ children }: { children: ReactNode }) {
  return <BeforeUploadContext value={ImportCurrency}>{children}</BeforeUploadContext>
}
