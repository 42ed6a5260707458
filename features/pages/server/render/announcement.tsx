import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import type { Document } from '#platform/document'
import { cacheTag, type VisitorContext } from '#platform/context'
import type { PageContext } from '#platform/render'
import { type BundleOf, type RenderedPart, jsonForHtml, nonceMark, renderMarkup } from '#platform/render/server'
import { announcementSettingsSchema } from '../../contract/index.ts'
import type { PromotionSettings } from '../../contract/promotion.settings.ts'
import { servingMessages } from '../../contract/serving.messages.ts'
import { AnnouncementBar, AnnouncementLink } from '../../visitor/announcement-bar.tsx'
import { renderSections } from './render-sections.tsx'

interface AnnouncementProps {
  /** The published announcement; null without one. */
  document: Document | null
  settings: PromotionSettings['announcement']
  pageContext: PageContext
  bundleOf: BundleOf
  runsOwnerCode: boolean
  /** Whether a disabled announcement is shown too, for the site's staff. */
  withUnset: boolean
}

/**
 * Renders the announcement above the header of every page: an announcement document, or one line from the site's
 * settings.
 */
export async function announcementPart(ctx: VisitorContext, options: AnnouncementProps): Promise<RenderedPart | null> {
  const { document, settings, withUnset } = options
  const own = document && announcementSettingsSchema.safeParse(document.settings).data
  const hasLine = settings.text !== ''
  if (document && own?.enabled) return laidOut(ctx, { ...options, document, own })
  if (hasLine && settings.showAnnouncementBar) return oneLine(ctx, options)
  if (!withUnset) return null
  const note = servingMessages(ctx.locale, 'announcement.unset')
  if (document && own) return laidOut(ctx, { ...options, document, own, note })
  return hasLine ? oneLine(ctx, { ...options, note }) : null
}

async function laidOut(
  ctx: VisitorContext,
  {
    document,
    own,
    pageContext,
    note,
    withUnset: _,
    ...options
  }: AnnouncementProps & {
    note?: string
    document: Document
    own: ReturnType<typeof announcementSettingsSchema.parse>
  },
): Promise<RenderedPart> {
  const mark = own.closable
    ? markOf([document.settings, document.sections, document.blocks, ...(note ? [note] : [])])
    : null
  const label = own.title || servingMessages(ctx.locale, 'announcement.label')
  const theme = Object.values(document.sections)[0]?.theme
  const around = (sections: ReactNode): ReactNode => (
    <AnnouncementBar {...words(ctx, label)} mark={mark} theme={theme}>
      {sections}
      {note !== undefined && (
        <p className="announcement-words">
          <small>{note}</small>
        </p>
      )}
      {own.link !== '' && (
        <span className="announcement-whole">
          <AnnouncementLink href={own.link} newWindow={own.newWindow}>
            {label}
          </AnnouncementLink>
        </span>
      )}
    </AnnouncementBar>
  )
  const part = await renderSections(ctx, {
    document,
    pageContext: { ...pageContext, documentId: document.id },
    around,
    prefix: 'announcement',
    ...options,
  })
  return { ...part, html: part.html + forgetIfClosed(mark) }
}

function oneLine(
  ctx: VisitorContext,
  { settings, note, ...options }: AnnouncementProps & { note?: string },
): RenderedPart {
  const { text, link, newWindow } = settings
  const mark = markOf([text, link, ...(note ? [note] : [])])
  const bar = (
    <AnnouncementBar {...words(ctx, servingMessages(ctx.locale, 'announcement.label'))} mark={mark} theme="dark">
      <p className="announcement-words">
        <AnnouncementLink href={link} newWindow={newWindow}>
          {text}
        </AnnouncementLink>
        {note !== undefined && (
          <>
            <br />
            <small>{note}</small>
          </>
        )}
      </p>
    </AnnouncementBar>
  )
  const markup = renderMarkup(bar, { ...options, prefix: 'announcement' })
  return { ...markup, html: markup.html + forgetIfClosed(mark), types: new Set(), tags: [cacheTag.site], until: null }
}

function words(ctx: VisitorContext, label: string): { label: string; closeLabel: string } {
  return { label, closeLabel: servingMessages(ctx.locale, 'announcement.close') }
}

function markOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)
}

/** Runs while the page is read, so that a bar which this browser closed is never painted and nothing jumps. */
function forgetIfClosed(mark: string | null): string {
  if (mark === null) return ''
  const script = `try{localStorage.getItem("quoin-announcement")===${jsonForHtml(mark)}&&document.currentScript.previousElementSibling.remove()}catch{}`
  return `<script nonce="${nonceMark}">${script}</script>`
}

/** Joins two parts, one below the other. */
export function stacked(above: RenderedPart | null, below: RenderedPart | null): RenderedPart | null {
  if (!above || !below) return above ?? below
  const untils = [above.until, below.until].filter((moment) => moment !== null)
  return {
    html: above.html + below.html,
    islands: new Set([...above.islands, ...below.islands]),
    hasOwnerCode: above.hasOwnerCode || below.hasOwnerCode,
    runsScript: above.runsScript === true || below.runsScript === true,
    types: new Set([...above.types, ...below.types]),
    tags: [...above.tags, ...below.tags],
    until: untils.length > 0 ? new Date(Math.min(...untils.map(Number))) : null,
  }
}
