import { type OwnerContext, provided } from '#platform/context'
import { mayDo } from '#platform/contract'
import type { SiteHome } from '../../contract/site-home.api.ts'
import { type HomeFigure, homeFigures, homeIsPublic, type SetupStep, setupSteps } from './extension-points.ts'

/** Returns the first screen of a site, limited to the person's roles. */
export async function siteHome(ctx: OwnerContext): Promise<SiteHome> {
  ctx.require('basic')
  const steps = provided(ctx.product, setupSteps).filter(({ needs }) => mayDo(ctx.roles, needs))
  const byName = Map.groupBy(
    steps.toSorted((a, b) => a.rank - b.rank),
    ({ name }) => name,
  )
  const figures = provided(ctx.product, homeFigures).filter(({ needs }) => mayDo(ctx.roles, needs))
  return {
    steps: await inOrder([...byName.values()], (sameName) => stepOf(ctx, sameName)),
    figures: (await inOrder(figures, (figure) => figureOf(ctx, figure))).filter((figure) => figure !== null),
    isPublic: (await provided(ctx.product, homeIsPublic)?.(ctx)) ?? true,
  }
}

async function stepOf(ctx: OwnerContext, sameName: readonly SetupStep[]): Promise<SiteHome['steps'][number]> {
  const [first, ...others] = sameName
  if (!first) throw new Error('A step has a name.')
  let isDone = await first.isDone(ctx)
  for (const step of others) isDone ||= await step.isDone(ctx)
  return { name: first.name, ...first.words(ctx.locale, isDone), href: await first.href(ctx), isDone }
}

async function figureOf(ctx: OwnerContext, figure: HomeFigure): Promise<SiteHome['figures'][number] | null> {
  const value = await figure.value(ctx)
  return value === null ? null : { name: figure.name, title: figure.title(ctx.locale), value, href: figure.href }
}

/** One after the other, because they share a connection. */
async function inOrder<T, R>(values: readonly T[], ask: (value: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  for (const value of values) answers.push(await ask(value))
  return answers
}
