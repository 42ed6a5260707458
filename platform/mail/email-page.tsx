import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOf, type Language } from '../i18n/index.ts'
import {
  type EmailLetterhead,
  type EmailLook,
  emailInk,
  emailInkOn,
  emailQuietOn,
  emailRule,
  plainLook,
} from './email-look.ts'
import { EmailRows, EmailTable, fontOf, startSide } from './email-parts.tsx'

export interface EmailPageParts extends EmailLetterhead {
  language: Language
  title: string
  /** Shown only beside the subject in a list of emails. */
  preview?: string | undefined
  children: ReactNode
}

/**
 * Dark colours for programs that read style sheets. All other styles are attributes, because most programs drop this
 * sheet, and some darken an email themselves.
 */
const darkSheet = `@media (prefers-color-scheme:dark){
.e-ground{background-color:#111318!important}
.e-sheet{background-color:#1B1E24!important;border-color:#343A45!important}
.e-ink{color:#ECEEF2!important}
.e-quiet{color:#A9B1BE!important}
.e-rule{border-color:#343A45!important}
.e-button{border-color:#5A6270!important}
}`

/** Renders a whole email with its letterhead, as HTML that mail programs show alike. */
export function emailPage(parts: EmailPageParts): string {
  return `<!doctype html>${renderToStaticMarkup(<EmailPage {...parts} />)}`
}

function EmailPage({ language, title, preview, look = plainLook, ...sheet }: EmailPageParts): ReactNode {
  const { ground } = look
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: darkSheet }} />
      </head>
      <body className="e-ground" style={{ margin: 0, padding: 0, backgroundColor: ground }}>
        {preview ? <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div> : null}
        <EmailTable className="e-ground" style={{ backgroundColor: ground }}>
          <td align="center" style={{ padding: '32px 16px' }}>
            <Sheet look={look} language={language} {...sheet} />
          </td>
        </EmailTable>
      </body>
    </html>
  )
}

type SheetParts = Pick<EmailPageParts, 'language' | 'sender' | 'ribbon' | 'footer' | 'children'> & { look: EmailLook }

function Sheet({ language, sender, look, ribbon, footer, children }: SheetParts): ReactNode {
  const { band, ground } = look
  const align = headSide(look, language)
  return (
    <>
      {band === null ? (
        <EmailTable style={{ maxWidth: sheetWidth }}>
          <td align={align} style={{ padding: '0 4px 16px' }}>
            <Sender sender={sender} look={look} on={ground} isFixed={false} />
          </td>
        </EmailTable>
      ) : null}
      <EmailRows
        className="e-sheet"
        style={{
          maxWidth: sheetWidth,
          backgroundColor: '#FFFFFF',
          borderRadius: 8,
          border: emailRule,
        }}
      >
        {band === null ? null : (
          <tr>
            <td align={align} style={{ padding: '20px 32px', backgroundColor: band, borderRadius: '7px 7px 0 0' }}>
              <Sender sender={sender} look={look} on={band} isFixed />
            </td>
          </tr>
        )}
        <tr>
          <td align={startSide(language)} style={{ padding: '32px 32px 24px' }}>
            {ribbon ? <Ribbon look={look}>{ribbon}</Ribbon> : null}
            {children}
          </td>
        </tr>
      </EmailRows>
      <Foot look={look} language={language} footer={footer} />
    </>
  )
}

const sheetWidth = 600

/** Whether the head is at the start of lines, which `left` of a design means. */
const headSide = ({ align }: EmailLook, language: Language) => (align === 'left' ? startSide(language) : align)

function Foot({ look, language, footer }: Pick<SheetParts, 'look' | 'language' | 'footer'>): ReactNode {
  const { ground, links } = look
  const align = headSide(look, language)
  if (!footer && links.length === 0) return null
  const color = emailQuietOn(ground)
  const style: CSSProperties = {
    padding: '16px 4px 0',
    fontFamily: fontOf(look),
    fontSize: 12,
    lineHeight: '18px',
    color,
  }
  return (
    <EmailTable style={{ maxWidth: sheetWidth }}>
      <td align={align} className="e-quiet" style={style}>
        {footer}
        {footer && links.length > 0 ? <br /> : null}
        {links.map(({ label, url }, at) => (
          <span key={url}>
            {at > 0 ? ' · ' : ''}
            <a href={url} className="e-quiet" style={{ color }}>
              {label}
            </a>
          </span>
        ))}
      </td>
    </EmailTable>
  )
}

/** Text on a band keeps its colour, as the band does. */
function Sender({
  sender,
  look,
  on,
  isFixed,
}: Pick<SheetParts, 'sender' | 'look'> & { on: string; isFixed: boolean }): ReactNode {
  const style: CSSProperties = { fontFamily: fontOf(look), fontSize: 16, fontWeight: 600, color: emailInkOn(on) }
  const { logo } = look
  return logo ? (
    <img
      src={logo.url}
      alt={sender}
      height={logo.height}
      {...(logo.width === null ? {} : { width: logo.width })}
      className={isFixed ? undefined : 'e-ink'}
      style={{
        ...style,
        display: 'inline-block',
        height: logo.height,
        width: logo.width ?? 'auto',
        maxWidth: '100%',
        border: 0,
      }}
    />
  ) : (
    <span className={isFixed ? undefined : 'e-ink'} style={style}>
      {sender}
    </span>
  )
}

function Ribbon({ look, children }: { look: EmailLook; children: ReactNode }): ReactNode {
  return (
    <p
      style={{
        margin: '0 0 16px',
        padding: '6px 12px',
        fontFamily: fontOf(look),
        fontSize: 13,
        lineHeight: '20px',
        backgroundColor: '#FFF1CC',
        color: emailInk,
        borderRadius: 4,
      }}
    >
      {children}
    </p>
  )
}
