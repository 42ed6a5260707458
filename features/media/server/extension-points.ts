import { extensionPoint, type OutsideTransaction, type SiteContext, singlePoint } from '#platform/context'
import type { CalledBy } from '#platform/http'

/** Who may have a file: everybody; only some, of whom whoever asks is one; or others than whoever asks. */
export type FileAudience = 'everybody' | 'some' | 'others'

/**
 * Asked for every file that is sent, by the id in its address: it answers from memory where it can. Without it files
 * are for everybody.
 */
export const fileAudience =
  singlePoint<(ctx: OutsideTransaction<SiteContext> & CalledBy, id: string) => FileAudience | Promise<FileAudience>>(
    'media.file-audience',
  )

/** File requested below `/s/`. */
export interface WantedFile {
  id: string
  file: string
}

/** Asked for a file that is not stored: whoever knows by its name how to make it stores it, and answers true. */
export const filesOnDemand =
  extensionPoint<(ctx: OutsideTransaction<SiteContext>, wanted: WantedFile) => Promise<boolean>>(
    'media.files-on-demand',
  )
