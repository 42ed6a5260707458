import { block } from '#platform/render/server'
import { audioBlockContract } from './audio.contract.ts'
import css from './audio.css?inline'
import { audioImporter } from './audio.importer.ts'
import { loadAudios } from './audio.loader.ts'
import { AudioView } from './audio.view.tsx'

export const audioBlock = block({
  contract: audioBlockContract,
  loader: loadAudios,
  view: AudioView,
  css,
  importer: audioImporter,
})
