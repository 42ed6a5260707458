import { pathsOfDocuments } from '#features/pages/server'
import type { AccountPart } from '#features/members/server'
import { areasMessages } from '../contract/index.ts'
import { areasOf } from './areas.queries.ts'
import { openAreas } from './grants.queries.ts'

/** Paid memberships of a member with their start; hidden without purchases. */
export const areasPart: AccountPart = {
  name: 'areas',
  load: async (ctx, { id }) => {
    const open = await openAreas(ctx, { memberId: id })
    if (open.length === 0) return null
    const areas = await areasOf(
      ctx,
      open.map(({ areaId }) => areaId),
    )
    const paths = await pathsOfDocuments(
      ctx,
      areas.flatMap(({ documentIds }) => documentIds),
    )
    const day = new Intl.DateTimeFormat(ctx.site.locale, { dateStyle: 'long', timeZone: ctx.site.timeZone })
    return {
      title: areasMessages(ctx.locale, 'memberships'),
      none: areasMessages(ctx.locale, 'memberships.none'),
      rows: areas.map((area) => {
        const grant = open.find(({ areaId }) => areaId === area.id)
        return {
          id: area.id,
          title: area.title,
          detail: grant ? areasMessages(ctx.locale, 'open.since', { day: day.format(grant.since) }) : '',
          note: grant?.until
            ? areasMessages(ctx.locale, 'open.until', { day: day.format(grant.until) })
            : areasMessages(ctx.locale, 'open'),
          href:
            area.documentIds.map((documentId) => paths.get(documentId)).find((path) => path !== undefined) ??
            '/account',
        }
      }),
    }
  },
}
