import { createContext } from 'react'
import type { Find } from '#platform/i18n'

/** The words for what is done in features that come later: the application gives them. */
export const ActivityWordsContext = createContext<readonly Find[]>([])
