import { z } from 'zod'
import { localeSchema, timeZoneSchema } from '#features/sites/contract'

/** Increases when older programs cannot read a new format. */
export const archiveFormat = 1

/** Placeholder of the site's id in all texts of the archive, because the site gets another id where it is imported. */
export const siteMarker = 'quoin-site-id'

/** First entry of the archive, `manifest.json`. */
export const manifestSchema = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the program that wrote it. */
  migration: z.string().max(200),
  title: z.string().max(200),
  tables: z.record(
    z.string().max(100),
    z.object({ rows: z.int().min(0), columns: z.array(z.string().max(100)).max(200) }),
  ),
  files: z.object({ count: z.int().min(0), bytes: z.int().min(0) }),
})
export type ArchiveManifest = z.infer<typeof manifestSchema>

/** `site.json`: site-wide settings. */
export const siteEntrySchema = z.object({
  title: z.string().min(1).max(200),
  locale: localeSchema.max(35),
  timeZone: timeZoneSchema.max(64),
  type: z.int(),
  layoutVersion: z.string().max(40),
  settings: z.record(z.string(), z.unknown()),
})
export type SiteEntry = z.infer<typeof siteEntrySchema>

/** A line of `files.jsonl`. */
export const fileEntrySchema = z.object({
  name: z
    .string()
    .max(360)
    .regex(/^[a-z0-9_][\w.-]*(?:\/[a-z0-9_][\w.-]*)*$/i),
  type: z.string().max(200),
  bytes: z.int().min(0),
})
export type FileEntry = z.infer<typeof fileEntrySchema>

/** Result of a transfer: rows of each table, and files. */
export interface TransferResult {
  tables: number
  rows: number
  files: number
  bytes: number
}
