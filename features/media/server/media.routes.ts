import { on } from '#platform/http'
import { largestUpload, mediaApi } from '../contract/index.ts'
import { changeAsset } from './change-asset.ts'
import { checkVideo } from './check-video.ts'
import { getAsset } from './get-asset.ts'
import { listAssets } from './list-assets.ts'
import { removeAsset } from './remove-asset.ts'
import { replaceAsset } from './replace-asset.ts'
import { serveFile } from './serve-file.ts'
import { uploadAssets } from './upload-assets.ts'

const upload = { body: 'upload', transaction: 'own', bodyLimit: largestUpload + 1 } as const

export const mediaRoutes = [
  on(mediaApi.checkVideo, checkVideo, { transaction: 'own' }),
  on(mediaApi.list, listAssets),
  on(mediaApi.upload, uploadAssets, upload),
  on(mediaApi.get, getAsset),
  on(mediaApi.change, changeAsset),
  on(mediaApi.replace, replaceAsset, upload),
  on(mediaApi.remove, removeAsset),
  on(mediaApi.file, serveFile, { transaction: 'own' }),
]
