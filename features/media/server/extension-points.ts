import { extensionPoint, type OutsideTransaction, type SiteContext } from '#platform/context'

/** What is asked for below `/s/`. */
export interface WantedFile {
  id: string
  file: string
}

/** Asked for a file that is not stored: whoever knows by its name how to make it stores it, and answers true. */
export const filesOnDemand =
  extensionPoint<(ctx: OutsideTransaction<SiteContext>, wanted: WantedFile) => Promise<boolean>>(
    'media.files-on-demand',
  )
