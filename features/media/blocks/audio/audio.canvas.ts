import { AudioLines } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { AudioPanel } from './audio.panel.tsx'
import { audioBlockContract } from './audio.contract.ts'
import css from './audio.css?inline'
import { AudioView } from './audio.view.tsx'

export const canvas = canvasBlock({
  contract: audioBlockContract,
  view: AudioView,
  css,
  icon: AudioLines,
  panel: AudioPanel,
})
