import { Stamp } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { LogoPanel } from './logo.panel.tsx'
import { logoBlockContract } from './logo.contract.ts'
import css from './logo.css?inline'
import { LogoView } from './logo.view.tsx'

export const canvas = canvasBlock({
  contract: logoBlockContract,
  view: LogoView,
  css,
  icon: Stamp,
  panel: LogoPanel,
})
