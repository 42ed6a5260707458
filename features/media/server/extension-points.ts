import { extensionPoint, type OutsideTransaction, type SiteContext, singlePoint } from '#platform/context'
import type { CalledBy } from '#platform/http'

/** The audience of a file: all visitors; some, including this one; or others than this one. */
export type FileAudience = 'everybody' | 'some' | 'others'

/**
 * Called for every file sent, with the id in its address: it answers from memory where it can. Without it files are
 * public.
 */
export const fileAudience =
  singlePoint<(ctx: OutsideTransaction<SiteContext> & CalledBy, id: string) => FileAudience | Promise<FileAudience>>(
    'media.file-audience',
  )

/** A file requested below `/s/`. */
export interface RequestedFile {
  id: string
  file: string
}

/** Called for a file that is not stored: a feature that can create it by its name stores it and returns true. */
export const filesOnDemand =
  extensionPoint<(ctx: OutsideTransaction<SiteContext>, wanted: RequestedFile) => Promise<boolean>>(
    'media.files-on-demand',
  )
