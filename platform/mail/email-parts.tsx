import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../i18n/index.ts'

export const emailInk = '#16181D'
export const quietInk = '#5A6270'
export const emailRule = '1px solid #E3E6EB'
export const emailFont = "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const ground = '#F1F3F6'

export interface EmailPageParts {
  language: Language
  title: string
  /** Shown beside the subject in a list of emails, and nowhere else. */
  preview?: string
  children: ReactNode
}

/** The whole email around its sheet, as HTML that every mail program lays out alike. */
export function emailPage(parts: EmailPageParts): string {
  return `<!doctype html>${renderToStaticMarkup(<EmailPage {...parts} />)}`
}

function EmailPage({ language, title, preview, children }: EmailPageParts): ReactNode {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: ground }}>
        {preview ? <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div> : null}
        <EmailTable style={{ backgroundColor: ground }}>
          <td align="center" style={{ padding: '32px 16px' }}>
            {children}
          </td>
        </EmailTable>
      </body>
    </html>
  )
}

/** Mail programs lay out tables alike, and little else. */
export function EmailTable({ style, children }: { style: CSSProperties; children: ReactNode }): ReactNode {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

/** A link as a button, white on `colour`. */
export function EmailButton({
  label,
  url,
  colour = emailInk,
}: {
  label: string
  url: string
  colour?: string
}): ReactNode {
  const face: CSSProperties = {
    display: 'inline-block',
    padding: '13px 22px',
    fontFamily: emailFont,
    fontSize: 16,
    fontWeight: 600,
    color: '#FFFFFF',
  }
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td style={{ borderRadius: 6, backgroundColor: colour }}>
            <a href={url} style={{ ...face, textDecoration: 'none' }}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
