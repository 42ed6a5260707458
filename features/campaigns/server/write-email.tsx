import type { ReactNode } from 'react'
import { letterheadOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { type Language, languageOf } from '#platform/i18n'
import {
  EmailButton,
  type EmailLetterhead,
  type EmailLook,
  emailInk,
  EmailNote,
  emailPage,
  EmailParagraph,
  emailRule,
  EmailTable,
  EmailTitle,
  fontOf,
  plainLook,
  signatureOf,
} from '#platform/mail'
import { archivePath, campaignEmailMessages as say } from '../contract/index.ts'
import { type EmailCard, type EmailImage, type EmailPart, wholeUrl } from './email-content.ts'
import { EmailRichText, plainEmailText } from './email-rich-text.tsx'

/** Mark in a stored email where the link of each recipient goes. */
export const unsubscribeMark = '@@unsubscribe@@'

interface Written {
  readonly subject: string
  readonly preheader: string
  readonly parts: readonly EmailPart[]
  /** Address of the campaign's page; null without one. */
  readonly archiveUrl: string | null
  /** Whether recipients read it, who can unsubscribe; the page of a campaign has no recipient. */
  readonly isPersonal: boolean
  readonly origin?: string
  readonly ribbon?: string
}

export interface EmailBody {
  readonly html: string
  readonly text: string
}

/** Writes a campaign on the letterhead of its site, as HTML and as plain text. */
export async function writeEmail(ctx: SiteContext, written: Written): Promise<EmailBody> {
  const language = languageOf(ctx.site.locale)
  const { origin, ribbon } = written
  const letterhead = await letterheadOf(ctx, language, { ...(origin && { origin }), ...(ribbon && { ribbon }) })
  return bodyOn(ctx, letterhead, language, written)
}

/** Returns the address of a campaign's page in its emails; null where it has none. */
export function pageUrlOf({ site }: SiteContext, { id, archive }: { id: string; archive: string }): string | null {
  return archive === 'off' ? null : site.baseUrl + archivePath(id)
}

export function bodyOn(
  ctx: Pick<SiteContext, 'site'>,
  letterhead: EmailLetterhead,
  language: Language,
  { subject, preheader, parts, archiveUrl, isPersonal }: Omit<Written, 'origin' | 'ribbon'>,
): EmailBody {
  const look = withLinks(letterhead.look ?? plainLook, [
    ...(isPersonal ? [{ label: say(language, 'unsubscribe'), url: unsubscribeMark }] : []),
    ...(isPersonal && archiveUrl !== null ? [{ label: say(language, 'view'), url: archiveUrl }] : []),
  ])
  const paper = { ...letterhead, look }
  const reason = isPersonal ? say(language, 'reason', { site: ctx.site.title }) : null
  const urlOf = (href: string) => wholeUrl(ctx, href)
  return {
    html: emailPage({
      ...paper,
      language,
      title: subject,
      preview: preheader,
      children: (
        <>
          {!isPersonal && <EmailTitle look={look}>{subject}</EmailTitle>}
          {parts.map((part, at) => (
            <Part key={at} part={part} look={look} urlOf={urlOf} language={language} />
          ))}
          {reason !== null && <EmailNote look={look}>{reason}</EmailNote>}
        </>
      ),
    }),
    text: `${[...parts.map((part) => plainPart(part, urlOf)), reason, signatureOf(paper)].filter(Boolean).join('\n\n')}\n`,
  }
}

/** The links that a recipient needs come first. */
function withLinks(look: EmailLook, links: EmailLook['links']): EmailLook {
  return { ...look, links: [...links, ...look.links] }
}

interface PartProps {
  part: EmailPart
  look: EmailLook
  language: Language
  urlOf: (href: string) => string
}

function Part({ part, look, urlOf, language }: PartProps): ReactNode {
  switch (part.type) {
    case 'heading':
      return <Heading look={look}>{part.text}</Heading>
    case 'text':
      return <EmailRichText doc={part.doc} look={look} urlOf={urlOf} />
    case 'image':
      return <EmailFigure image={part.image} url={part.url} />
    case 'button':
      return <EmailButton label={part.label} url={part.url} look={look} />
    case 'card':
      return <Card card={part.card} look={look} language={language} />
    case 'divider':
      return (
        <EmailTable style={{ margin: '8px 0 24px' }}>
          <td className="e-rule" style={{ borderTop: emailRule, fontSize: 1, lineHeight: '1px' }}>
            &nbsp;
          </td>
        </EmailTable>
      )
  }
}

function Heading({ look, children }: { look: EmailLook; children: ReactNode }): ReactNode {
  return (
    <h2
      className="e-ink"
      style={{
        margin: '8px 0 12px',
        fontFamily: fontOf(look),
        fontSize: 22,
        lineHeight: '30px',
        fontWeight: 600,
        color: emailInk,
      }}
    >
      {children}
    </h2>
  )
}

function EmailFigure({ image, url }: { image: EmailImage; url: string | null }): ReactNode {
  const shown = (
    <img
      src={image.url}
      alt={image.alt}
      width={image.width}
      style={{ display: 'block', width: '100%', maxWidth: image.width, height: 'auto', border: 0, margin: '0 0 16px' }}
    />
  )
  return url === null ? (
    shown
  ) : (
    <a href={url} style={{ textDecoration: 'none' }}>
      {shown}
    </a>
  )
}

function Card({ card, look, language }: { card: EmailCard; look: EmailLook; language: Language }): ReactNode {
  return (
    <>
      {card.image && <EmailFigure image={card.image} url={card.url} />}
      <Heading look={look}>{card.title}</Heading>
      {card.summary !== '' && <EmailParagraph look={look}>{card.summary}</EmailParagraph>}
      <EmailButton label={say(language, 'readMore')} url={card.url} look={look} />
    </>
  )
}

function plainPart(part: EmailPart, urlOf: PartProps['urlOf']): string {
  switch (part.type) {
    case 'heading':
      return part.text
    case 'text':
      return plainEmailText(part.doc, urlOf)
    case 'image':
      return [part.image.alt, part.url].filter(Boolean).join('\n')
    case 'button':
      return `${part.label}:\n${part.url}`
    case 'card':
      return [part.card.title, part.card.summary, part.card.url].filter(Boolean).join('\n')
    case 'divider':
      return '---'
  }
}
