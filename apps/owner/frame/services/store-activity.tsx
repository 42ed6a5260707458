import type { ReactNode } from 'react'
import { ActivityWordsContext } from '#features/sites/owner'
import { storeActivityMessages } from './store-activity.messages.ts'

const words = [storeActivityMessages.find]

/** The audit trail belongs to sites, which know nothing of what later features do: their words are given here. */
export function StoreActivityService({ children }: { children: ReactNode }) {
  return <ActivityWordsContext value={words}>{children}</ActivityWordsContext>
}
