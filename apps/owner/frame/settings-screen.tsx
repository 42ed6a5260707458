import { MediaServices } from '#features/media/owner'
import { linkTargets } from '#features/pages/owner'
import { SettingsPage } from '../../../features/sites/owner/settings.page.tsx'

/** The settings come before media in the order of features: the library is handed to them here. */
export function SettingsScreen() {
  return (
    <MediaServices linkTargets={linkTargets}>
      <SettingsPage />
    </MediaServices>
  )
}
