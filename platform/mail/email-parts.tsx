import type { CSSProperties, ReactNode } from 'react'
import { directionOf, type Language } from '../i18n/index.ts'
import { type EmailLook, emailFonts, emailInk, emailInkOn, plainLook, quietInk } from './email-look.ts'

/** Side on which lines start in a language, because mail programs only know left and right. */
export const startSide = (language: Language): 'left' | 'right' => (directionOf(language) === 'rtl' ? 'right' : 'left')
export const endSide = (language: Language): 'left' | 'right' => (directionOf(language) === 'rtl' ? 'left' : 'right')

interface EmailTableParts {
  style: CSSProperties
  className?: string
  children: ReactNode
}

/** A table of one row, because mail programs lay out little but tables alike. */
export function EmailTable({ children, ...table }: EmailTableParts): ReactNode {
  return (
    <EmailRows {...table}>
      <tr>{children}</tr>
    </EmailRows>
  )
}

export function EmailRows({ style, className, children }: EmailTableParts): ReactNode {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={className}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

export interface EmailTextParts {
  look?: EmailLook | undefined
  children: ReactNode
}

export function EmailTitle({ look, children }: EmailTextParts): ReactNode {
  return (
    <h1
      className="e-ink"
      style={{
        margin: '8px 0 20px',
        fontFamily: fontOf(look),
        fontSize: 24,
        lineHeight: '32px',
        fontWeight: 600,
        color: emailInk,
      }}
    >
      {children}
    </h1>
  )
}

export function EmailParagraph({ look, children }: EmailTextParts): ReactNode {
  return (
    <p
      className="e-ink"
      style={{ margin: '0 0 16px', fontFamily: fontOf(look), fontSize: 16, lineHeight: '26px', color: emailInk }}
    >
      {children}
    </p>
  )
}

export function EmailNote({ look, style, children }: EmailTextParts & { style?: CSSProperties }): ReactNode {
  return (
    <p
      className="e-quiet"
      style={{
        margin: '0 0 8px',
        fontFamily: fontOf(look),
        fontSize: 13,
        lineHeight: '20px',
        color: quietInk,
        ...style,
      }}
    >
      {children}
    </p>
  )
}

/** A link as a button in the colour of the look. */
export function EmailButton({
  label,
  url,
  look = plainLook,
}: {
  label: string
  url: string
  look?: EmailLook | undefined
}): ReactNode {
  const face: CSSProperties = {
    display: 'inline-block',
    padding: '13px 22px',
    fontFamily: fontOf(look),
    fontSize: 16,
    fontWeight: 600,
    color: emailInkOn(look.accent),
    textDecoration: 'none',
  }
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td
            className="e-button"
            style={{ borderRadius: 6, backgroundColor: look.accent, border: `1px solid ${look.accent}` }}
          >
            <a href={url} style={face}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

export function fontOf({ font }: EmailLook = plainLook): string {
  return emailFonts[font]
}
