import { Users } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { teamBlockContract } from './team.contract.ts'
import css from './team.css?inline'
import { TeamView } from './team.view.tsx'

export const canvas = canvasBlock({
  contract: teamBlockContract,
  view: TeamView,
  css,
  icon: Users,
  panel: lazyPart(() => import('./team.panel.tsx').then((module) => module.TeamPanel)),
})
