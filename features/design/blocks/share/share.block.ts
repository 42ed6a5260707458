import { block } from '#platform/render/server'
import { shareBlockContract } from './share.contract.ts'
import css from './share.css?inline'
import { ShareView } from './share.view.tsx'

export const shareBlock = block({ contract: shareBlockContract, view: ShareView, css })
