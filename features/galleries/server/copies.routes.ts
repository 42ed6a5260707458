import { on } from '#platform/http'
import { copiesApi } from '../contract/copies.api.ts'
import { copyPictures } from './copy-pictures.ts'
import { lastCopy } from './last-copy.ts'
import { stopCopy } from './stop-copy.ts'

export const copiesRoutes = [
  on(copiesApi.start, copyPictures),
  on(copiesApi.last, lastCopy),
  on(copiesApi.stop, stopCopy),
]
