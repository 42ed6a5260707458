import { block } from '#platform/render/server'
import { memberAreaBlockContract } from './member-area.contract.ts'
import css from './member-area.css?inline'
import { MemberAreaView } from './member-area.view.tsx'

export const memberAreaBlock = block({ contract: memberAreaBlockContract, view: MemberAreaView, css })
