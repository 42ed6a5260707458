import type { DocumentKind, Settings } from '#platform/document'
import type { DocumentKindDefinition } from '#platform/context'
import type { z } from 'zod'
import {
  announcementSettingsSchema,
  footerSettingsSchema,
  headerSettingsSchema,
  lockScreenSettingsSchema,
  pageSettingsSchema,
  popupSettingsSchema,
  savedSectionSettingsSchema,
} from '../contract/index.ts'
import { addressOfPage } from './addresses/page-address.ts'

const page: DocumentKindDefinition = { kind: 'page', settings: pageSettingsSchema, address: addressOfPage }

/** Parts of every page. Publishing one changes the frame of the pages, not the pages. */
function part<S extends Settings>(kind: DocumentKind, settings: z.ZodType<S>): DocumentKindDefinition<S> {
  return { kind, settings }
}

export const pageKinds: readonly DocumentKindDefinition[] = [
  page,
  part('header', headerSettingsSchema),
  part('footer', footerSettingsSchema),
  part('saved-section', savedSectionSettingsSchema),
  part('announcement', announcementSettingsSchema),
  part('popup', popupSettingsSchema),
  part('lock-screen', lockScreenSettingsSchema),
]
