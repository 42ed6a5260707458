import type { BlockLoader } from '#platform/render/server'
import { loadListed } from '../../server/load-assets.ts'
import type { TeamProps } from './team.contract.ts'
import type { TeamData } from './team.view.tsx'

export const loadTeam: BlockLoader<TeamProps, TeamData> = (ctx, blocks) =>
  loadListed(ctx, blocks, ({ people }) => people.map(({ photo }) => photo))
