import { ActivityPage } from '../../../features/sites/owner/activity.page.tsx'
import { storeActivityMessages } from './store-activity.messages.ts'

const more = [storeActivityMessages.find]

/** The audit trail belongs to sites, which know nothing of what later features do: their words are handed in here. */
export function ActivityScreen() {
  return <ActivityPage more={more} />
}
