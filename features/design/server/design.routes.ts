import { on } from '#platform/http'
import { designApi } from '../contract/index.ts'
import { serveFontSheet } from './serve-font-sheet.ts'
import { serveIcon } from './serve-icon.ts'

const own = { transaction: 'own' } as const

export const designRoutes = [
  on(designApi.favicon, serveIcon('favicon.svg'), own),
  on(designApi.oldFavicon, serveIcon('favicon.png'), own),
  on(designApi.touchIcon, serveIcon('touch.png'), own),
  on(designApi.fontSheet, serveFontSheet, own),
]
