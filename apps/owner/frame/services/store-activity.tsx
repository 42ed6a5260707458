import type { ReactNode } from 'react'
import { ActivityWordsContext } from '#features/sites/owner'
import { storeActivityMessages } from './store-activity.messages.ts'

const words = [storeActivityMessages.find]

/** Gives the activity log of a site the words of later features, which sites do not know. */
export function StoreActivityService({ children }: { children: ReactNode }) {
  return <ActivityWordsContext value={words}>{children}</ActivityWordsContext>
}
