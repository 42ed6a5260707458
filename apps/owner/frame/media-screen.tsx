import { AssetUses } from '#features/pages/owner'
import { MediaPage } from '../../../features/media/owner/media.page.tsx'

/** Media come before pages in the order of features: where a file is shown is handed to them here. */
export function MediaScreen() {
  return <MediaPage Uses={AssetUses} />
}
