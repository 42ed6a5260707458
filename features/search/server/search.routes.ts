import { on } from '#platform/http'
import { searchApi } from '../contract/index.ts'
import { listMisses } from './misses.ts'
import { linkTargets } from './link-targets.ts'
import { previewResults } from './preview-results.ts'

export const searchRoutes = [
  on(searchApi.targets, linkTargets),
  on(searchApi.preview, previewResults),
  on(searchApi.misses, listMisses),
]
