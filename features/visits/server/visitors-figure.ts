import type { HomeFigure } from '#features/sites/server'
import { visitsMessages as say } from '../contract/index.ts'
import { visitorsBetween } from './visits.queries.ts'

const weekMs = 7 * 86_400_000

export const visitorsFigure: HomeFigure = {
  name: 'visitors',
  needs: 'activity.analytics',
  title: (language) => say(language, 'visitorsThisWeek'),
  href: null,
  value: (ctx) => visitorsBetween(ctx, new Date(ctx.now().getTime() - weekMs), ctx.now()),
}
