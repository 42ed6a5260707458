import type { z } from 'zod'
import type { Permission } from '#platform/contract'

/**
 * Settings that belong to a feature: a group of the site's settings, or its part of one that several features share.
 */
export interface SettingsPart<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** The name under which the group is stored, sent and written into the audit trail. */
  readonly group: string
  /** Who may read and change it; all parts of a group ask for the same. */
  readonly permission: Permission
  /** Every field has a default, so that unset settings can be read. */
  readonly schema: z.ZodObject<Shape>
}

/** Declares settings in the contract of their feature. Its server provides them for `settingsGroups`. */
export function settingsPart<Shape extends z.ZodRawShape>(
  group: string,
  permission: Permission,
  schema: z.ZodObject<Shape>,
): SettingsPart<Shape> {
  return { group, permission, schema }
}

/** A part in what `sitesApi.settings` answered; undefined for people who may not change it. */
export function settingsIn<Shape extends z.ZodRawShape>(
  groups: Readonly<Record<string, unknown>> | undefined,
  { group, schema }: SettingsPart<Shape>,
): z.infer<z.ZodObject<Shape>> | undefined {
  const values = groups?.[group]
  return values === undefined ? undefined : schema.parse(values)
}
