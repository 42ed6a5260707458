import type { HomeFigure } from '#features/sites/server'
import { dayMs } from '#platform/contract'
import { visitsMessages as say } from '../contract/index.ts'
import { visitorsBetween } from './visits.queries.ts'

const weekMs = 7 * dayMs

export const visitorsFigure: HomeFigure = {
  name: 'visitors',
  needs: 'activity.analytics',
  title: (language) => say(language, 'visitorsThisWeek'),
  href: null,
  value: (ctx) => visitorsBetween(ctx, new Date(ctx.now().getTime() - weekMs), ctx.now()),
}
