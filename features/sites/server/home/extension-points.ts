import { type OwnerContext, extensionPoint, singlePoint, type SiteContext } from '#platform/context'
import type { Permission } from '#platform/contract'
import type { Language } from '#platform/i18n'

/** A setup step of a site. Steps with the same name count as one, which is done as soon as one of them is. */
export interface SetupStep {
  /** Position among the steps. */
  rank: number
  name: string
  needs: Permission
  words: (language: Language, isDone: boolean) => { title: string; text: string }
  href: (ctx: OwnerContext) => Promise<string>
  isDone: (ctx: OwnerContext) => Promise<boolean>
}

export const setupSteps = extensionPoint<SetupStep>('sites.setup-steps')

/** A number on the first screen of the owner area; null when it does not apply. */
export interface HomeFigure {
  name: string
  needs: Permission
  title: (language: Language) => string
  /** Screen with the details. */
  href: string | null
  value: (ctx: OwnerContext) => Promise<number | null>
}

export const homeFigures = extensionPoint<HomeFigure>('sites.home-figures')

/** Whether the site shows a home page to visitors. */
export const homeIsPublic = singlePoint<(ctx: SiteContext) => Promise<boolean>>('sites.home-is-public')

/** Whether the site sells something. */
export const siteSells = singlePoint<(ctx: SiteContext) => Promise<boolean>>('sites.sells')
