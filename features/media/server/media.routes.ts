import { on } from '#platform/http'
import { largestUpload, libraryApi, mapsApi, mediaApi } from '../contract/index.ts'
import { changeAsset } from './change-asset.ts'
import { checkVideo } from './check-video.ts'
import { copyAssets } from './copies/copy-assets.ts'
import { describeAssets } from './describe-assets.ts'
import { findPlaces, placeDetails } from './places/find-places.ts'
import { createFolder, listFolders, moveAssets, removeFolder, renameFolder } from './folders.ts'
import { getAsset } from './get-asset.ts'
import { listAssets } from './list-assets.ts'
import { removeAsset } from './remove-asset.ts'
import { replaceAsset } from './replace-asset.ts'
import { serveFile } from './serve-file.ts'
import { storageUse } from './storage-use.ts'
import { tagAssets } from './tag-assets.ts'
import { uploadAssets } from './upload-assets.ts'

const upload = { body: 'upload', transaction: 'own', bodyLimit: largestUpload + 1 } as const

export const mediaRoutes = [
  on(mediaApi.checkVideo, checkVideo, { transaction: 'own' }),
  on(mapsApi.autocomplete, findPlaces, { transaction: 'own' }),
  on(mapsApi.details, placeDetails, { transaction: 'own' }),
  on(mediaApi.list, listAssets),
  on(mediaApi.upload, uploadAssets, upload),
  on(mediaApi.get, getAsset),
  on(mediaApi.change, changeAsset),
  on(mediaApi.replace, replaceAsset, upload),
  on(mediaApi.remove, removeAsset),
  on(libraryApi.folders, listFolders),
  on(libraryApi.createFolder, createFolder),
  on(libraryApi.renameFolder, renameFolder),
  on(libraryApi.removeFolder, removeFolder),
  on(libraryApi.copy, copyAssets, { transaction: 'own' }),
  on(libraryApi.move, moveAssets),
  on(libraryApi.tag, tagAssets),
  on(libraryApi.describe, describeAssets),
  on(libraryApi.usage, storageUse),
  on(mediaApi.file, serveFile, { transaction: 'own' }),
]
