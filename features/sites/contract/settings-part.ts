import type { z } from 'zod'
import type { Permission } from '#platform/contract'

/** Settings of a feature: a group of the site's settings, or a part of a shared group. */
export interface SettingsPart<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** Name of the group in storage, calls and the audit trail. */
  readonly group: string
  /** Permission to read and change it, the same for all parts of a group. */
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

/** A part of the response of `sitesApi.settings`; undefined for people who may not change it. */
export function settingsIn<Shape extends z.ZodRawShape>(
  groups: Readonly<Record<string, unknown>> | undefined,
  { group, schema }: SettingsPart<Shape>,
): z.infer<z.ZodObject<Shape>> | undefined {
  const values = groups?.[group]
  return values === undefined ? undefined : schema.parse(values)
}
