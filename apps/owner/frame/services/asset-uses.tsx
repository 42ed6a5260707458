import type { ReactNode } from 'react'
import { AssetUsesContext } from '#features/media/owner'
import { AssetUses } from '#features/pages/owner'

/** Lists the pages that show a file, for the media screens. */
export function AssetUsesService({ children }: { children: ReactNode }) {
  return <AssetUsesContext value={AssetUses}>{children}</AssetUsesContext>
}
