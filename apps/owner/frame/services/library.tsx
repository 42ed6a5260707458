import type { ReactNode } from 'react'
import { MediaServices } from '#features/media/owner'
import { linkTargets } from '#features/search/owner'

/** The library of files and the pages that links can lead to. */
export function LibraryService({ children }: { children: ReactNode }) {
  return <MediaServices linkTargets={linkTargets}>{children}</MediaServices>
}
