import type { CSSProperties, ReactNode } from 'react'
import type { Language } from '../i18n/index.ts'
import {
  EmailButton,
  EmailTable,
  emailFont as font,
  emailInk as ink,
  emailPage,
  emailRule,
  quietInk as quiet,
} from './email-parts.tsx'

export interface EmailParts {
  language: Language
  /** Who writes: the platform or a site. Stands above the sheet. */
  sender: string
  /** In a strip above everything: that it is a preview. */
  ribbon?: string
  title: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** In small type under the button: how long the link is good, what to do when the email was not expected. */
  notes?: readonly string[]
  /** Under the sheet. */
  footer?: string
}

/** The brand's blue, as dark as white emails on it need. */
const blue = '#0066D6'

/** One email, as HTML that every mail program lays out alike and as plain text. */
export function emailTemplate(parts: EmailParts): { html: string; text: string } {
  const { language, title, paragraphs } = parts
  return {
    html: emailPage({ language, title, preview: paragraphs[0], children: <Sheet {...parts} /> }),
    text: textOf(parts),
  }
}

function Sheet({ sender, ribbon, title, paragraphs, button, notes = [], footer }: EmailParts): ReactNode {
  const paragraphStyle: CSSProperties = {
    margin: '0 0 16px',
    fontFamily: font,
    fontSize: 16,
    lineHeight: '26px',
    color: ink,
  }
  const small: CSSProperties = { margin: '0 0 8px', fontFamily: font, fontSize: 13, lineHeight: '20px', color: quiet }
  return (
    <>
      <EmailTable style={{ maxWidth: 560 }}>
        <td style={{ padding: '0 0 16px 4px', fontFamily: font, fontSize: 14, fontWeight: 600, color: ink }}>
          {sender}
        </td>
      </EmailTable>
      <EmailTable style={{ maxWidth: 560, backgroundColor: '#FFFFFF', borderRadius: 8, border: emailRule }}>
        <td align="left" style={{ padding: '40px 40px 32px' }}>
          {ribbon ? (
            <p style={{ ...small, padding: '6px 12px', backgroundColor: '#FFF1CC', color: ink, borderRadius: 4 }}>
              {ribbon}
            </p>
          ) : null}
          <h1
            style={{
              margin: '0 0 20px',
              fontFamily: font,
              fontSize: 24,
              lineHeight: '32px',
              fontWeight: 600,
              color: ink,
            }}
          >
            {title}
          </h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={paragraphStyle}>
              {paragraph}
            </p>
          ))}
          {button ? <EmailButton {...button} colour={blue} /> : null}
          {notes.map((note) => (
            <p key={note} style={small}>
              {note}
            </p>
          ))}
        </td>
      </EmailTable>
      {footer ? (
        <EmailTable style={{ maxWidth: 560 }}>
          <td style={{ padding: '16px 4px 0', fontFamily: font, fontSize: 12, lineHeight: '18px', color: quiet }}>
            {footer}
          </td>
        </EmailTable>
      ) : null}
    </>
  )
}

function textOf({ sender, title, paragraphs, button, notes = [], footer }: EmailParts): string {
  const parts = [
    title,
    ...paragraphs,
    button && `${button.label}:\n${button.url}`,
    ...notes,
    `-- \n${[sender, footer].filter(Boolean).join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
