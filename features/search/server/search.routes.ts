import { on } from '#platform/http'
import { searchApi } from '../contract/index.ts'
import { previewResults } from './preview-results.ts'

export const searchRoutes = [on(searchApi.preview, previewResults)]
