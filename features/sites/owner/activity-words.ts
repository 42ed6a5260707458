import { createContext } from 'react'
import type { Find } from '#platform/i18n'

/** Texts for activities of later features, provided by the application. */
export const ActivityWordsContext = createContext<readonly Find[]>([])
