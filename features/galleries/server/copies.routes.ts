import { on } from '#platform/http'
import { copiesApi } from '../contract/copies.api.ts'
import { copyImages } from './copy-images.ts'
import { lastCopy } from './last-copy.ts'
import { stopCopy } from './stop-copy.ts'

export const copiesRoutes = [
  on(copiesApi.start, copyImages),
  on(copiesApi.last, lastCopy),
  on(copiesApi.stop, stopCopy),
]
