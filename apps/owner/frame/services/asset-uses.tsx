import type { ReactNode } from 'react'
import { AssetUsesContext } from '#features/media/owner'
import { AssetUses } from '#features/pages/owner'

/** Where a file is shown, which pages know. */
export function AssetUsesService({ children }: { children: ReactNode }) {
  return <AssetUsesContext value={AssetUses}>{children}</AssetUsesContext>
}
