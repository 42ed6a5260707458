import type { ReactNode } from 'react'
import { ImportCurrency } from '#features/catalog/owner'
import { BeforeUploadContext } from '#features/imports/owner'

/** In which currency the prices of a file are, which the catalog asks. */
export function BeforeUploadService({ children }: { children: ReactNode }) {
  return <BeforeUploadContext value={ImportCurrency}>{children}</BeforeUploadContext>
}
