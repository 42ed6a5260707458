import { block } from '#platform/render/server'
import { tagCloudBlockContract } from './tag-cloud.contract.ts'
import css from './tag-cloud.css?inline'
import { tagCloudImporter } from './tag-cloud.importer.ts'
import { loadTagClouds } from './tag-cloud.loader.ts'
import { TagCloudView } from './tag-cloud.view.tsx'

export const tagCloudBlock = block({
  contract: tagCloudBlockContract,
  loader: loadTagClouds,
  view: TagCloudView,
  css,
  importer: tagCloudImporter,
})
