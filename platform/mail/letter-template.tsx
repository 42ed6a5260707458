import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export interface LetterParts {
  language: 'en' | 'nl'
  /** Who writes: the platform or a site. Stands above the sheet. */
  sender: string
  title: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** In small type under the button: how long the link is good, what to do when the letter was not expected. */
  notes?: readonly string[]
  /** Under the sheet. */
  footer?: string
}

const ink = '#16181D'
const quiet = '#5A6270'
/** The brand's blue, as dark as white letters on it need. */
const blue = '#0066D6'
const font = "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** One letter, as HTML that every mail program lays out alike and as plain text. */
export function letterOf(parts: LetterParts): { html: string; text: string } {
  return { html: `<!doctype html>${renderToStaticMarkup(<Sheet {...parts} />)}`, text: textOf(parts) }
}

function Sheet({ language, sender, title, paragraphs, button, notes = [], footer }: LetterParts): ReactNode {
  const said: CSSProperties = { margin: '0 0 16px', fontFamily: font, fontSize: 16, lineHeight: '26px', color: ink }
  const small: CSSProperties = { margin: '0 0 8px', fontFamily: font, fontSize: 13, lineHeight: '20px', color: quiet }
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: '#F1F3F6' }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{paragraphs[0]}</div>
        <LetterTable style={{ backgroundColor: '#F1F3F6' }}>
          <td align="center" style={{ padding: '40px 16px' }}>
            <LetterTable style={{ maxWidth: 560 }}>
              <td style={{ padding: '0 0 16px 4px', fontFamily: font, fontSize: 14, fontWeight: 600, color: ink }}>{sender}</td>
            </LetterTable>
            <LetterTable style={{ maxWidth: 560, backgroundColor: '#FFFFFF', borderRadius: 8, border: '1px solid #E3E6EB' }}>
              <td align="left" style={{ padding: '40px 40px 32px' }}>
                <h1 style={{ margin: '0 0 20px', fontFamily: font, fontSize: 24, lineHeight: '32px', fontWeight: 600, color: ink }}>{title}</h1>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} style={said}>
                    {paragraph}
                  </p>
                ))}
                {button ? <Button {...button} /> : null}
                {notes.map((note) => (
                  <p key={note} style={small}>
                    {note}
                  </p>
                ))}
              </td>
            </LetterTable>
            {footer ? (
              <LetterTable style={{ maxWidth: 560 }}>
                <td style={{ padding: '16px 4px 0', fontFamily: font, fontSize: 12, lineHeight: '18px', color: quiet }}>{footer}</td>
              </LetterTable>
            ) : null}
          </td>
        </LetterTable>
      </body>
    </html>
  )
}

function Button({ label, url }: { label: string; url: string }): ReactNode {
  const face: CSSProperties = { display: 'inline-block', padding: '13px 22px', fontFamily: font, fontSize: 16, fontWeight: 600, color: '#FFFFFF' }
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td style={{ borderRadius: 6, backgroundColor: blue }}>
            <a href={url} style={{ ...face, textDecoration: 'none' }}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Mail programs lay out tables alike, and little else. */
export function LetterTable({ style, children }: { style: CSSProperties; children: ReactNode }): ReactNode {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'separate', ...style }}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

function textOf({ sender, title, paragraphs, button, notes = [], footer }: LetterParts): string {
  const parts = [title, ...paragraphs, button && `${button.label}:\n${button.url}`, ...notes, `-- \n${[sender, footer].filter(Boolean).join('\n')}`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
