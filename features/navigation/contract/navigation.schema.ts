import { idSchema } from '#platform/contract'
import { z } from 'zod'

/** Menus of every site. `_memberareas` (C9.45) is shown on the page of a member's account. */
export const navigationTrees = ['main', 'footer', '_memberareas', '_hidden'] as const

export const navigationTargetSchema = z.discriminatedUnion('kind', [
  /** A page or an item; the link follows changes of its address. */
  z.object({ kind: z.literal('document'), id: idSchema }),
  /** The index of a collection. */
  z.object({ kind: z.literal('collection'), id: idSchema }),
  /** An address as the owner wrote it: `/path`, `#anchor`, `https://…`, `mailto:…`, `tel:…`. */
  z.object({ kind: z.literal('url'), href: z.string().trim().max(2000) }),
  /** A heading that holds other entries. */
  z.object({ kind: z.literal('folder') }),
])
export type NavigationTarget = z.infer<typeof navigationTargetSchema>

export const navigationNodeSchema = z.object({
  tree: z.string().min(1).max(60),
  /** Id of the parent folder. */
  parent: idSchema.nullable().default(null),
  /** Fractional order key among its siblings. */
  order: z.string().min(1).max(200),
  /** Empty uses the navigation title of the target. */
  label: z.string().max(200).default(''),
  target: navigationTargetSchema,
  newWindow: z.boolean().default(false),
})
export type NavigationNode = z.infer<typeof navigationNodeSchema>

/** Settings of the one document of kind `navigation` that each site has. */
export const navigationSettingsSchema = z.object({ nodes: z.record(idSchema, navigationNodeSchema).default({}) })
export type NavigationSettings = z.infer<typeof navigationSettingsSchema>
