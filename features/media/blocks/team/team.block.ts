import { block } from '#platform/render/server'
import { teamBlockContract } from './team.contract.ts'
import css from './team.css?inline'
import { loadTeam } from './team.loader.ts'
import { TeamView } from './team.view.tsx'

export const teamBlock = block({
  contract: teamBlockContract,
  loader: loadTeam,
  view: TeamView,
  css,
})
