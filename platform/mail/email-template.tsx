import type { ReactNode } from 'react'
import type { Language } from '../i18n/index.ts'
import type { EmailLetterhead } from './email-look.ts'
import { emailPage } from './email-page.tsx'
import { EmailButton, EmailNote, EmailParagraph, EmailTitle } from './email-parts.tsx'

export interface EmailParts extends EmailLetterhead {
  language: Language
  title: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** Small text below the button: the validity of the link, and what to do if the email was not expected. */
  notes?: readonly string[]
}

/** Renders an email as HTML that mail programs show alike, and as plain text. */
export function emailTemplate(parts: EmailParts): { html: string; text: string } {
  return {
    html: emailPage({ ...parts, preview: parts.paragraphs[0], children: <Content {...parts} /> }),
    text: textOf(parts),
  }
}

function Content({ look, title, paragraphs, button, notes = [] }: EmailParts): ReactNode {
  return (
    <>
      <EmailTitle look={look}>{title}</EmailTitle>
      {paragraphs.map((paragraph, at) => (
        <EmailParagraph key={at} look={look}>
          {paragraph}
        </EmailParagraph>
      ))}
      {button ? <EmailButton {...button} look={look} /> : null}
      {notes.map((note, at) => (
        <EmailNote key={at} look={look}>
          {note}
        </EmailNote>
      ))}
    </>
  )
}

function textOf({ sender, title, paragraphs, button, notes = [], footer, look }: EmailParts): string {
  const parts = [
    title,
    ...paragraphs,
    button && `${button.label}:\n${button.url}`,
    ...notes,
    signatureOf({ sender, footer, look }),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The end of an email as plain text. */
export function signatureOf({ sender, footer, look }: EmailLetterhead): string {
  const links = (look?.links ?? []).map(({ label, url }) => `${label}: ${url}`)
  return `-- \n${[footer?.startsWith(sender) ? undefined : sender, footer, ...links].filter(Boolean).join('\n')}`
}
