import type { CSSProperties, ReactNode } from 'react'
import { paragraphsOf } from '#features/sites/contract'
import {
  EmailButton,
  EmailTable,
  emailFont as font,
  emailInk as ink,
  emailPage,
  quietInk as quiet,
  emailRule as rule,
} from '#platform/mail'
import type { Language } from '#platform/i18n'

interface Block {
  label: string
  lines: readonly string[]
}

export interface OrderEmail {
  language: Language
  shop: string
  /** In a ribbon above everything: test mode, preview. */
  ribbon?: string
  title: string
  intro: string
  outro: string
  lines: readonly { title: string; detail: string; quantity: number; amount: string }[]
  sums: readonly { label: string; amount: string; isTotal?: boolean }[]
  payment: Block | null
  address: Block | null
  buttons: readonly { label: string; url: string }[]
  notes: readonly string[]
  /** In small type under everything. */
  stop?: { label: string; url: string }
  /** Under the sheet. */
  footer?: string
}

const paragraphStyle: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: font,
  fontSize: 16,
  lineHeight: '26px',
  color: ink,
}
const small: CSSProperties = { margin: '0 0 4px', fontFamily: font, fontSize: 14, lineHeight: '22px', color: quiet }
const cell: CSSProperties = {
  padding: '10px 0',
  fontFamily: font,
  fontSize: 15,
  lineHeight: '22px',
  color: ink,
  borderBottom: rule,
  verticalAlign: 'top',
}

/** An email about an order, as HTML that every mail program lays out alike and as plain text. */
export function orderEmailOf(email: OrderEmail): { html: string; text: string } {
  const { language, title } = email
  return { html: emailPage({ language, title, children: <Sheet {...email} /> }), text: textOf(email) }
}

function Sheet({
  shop,
  ribbon,
  title,
  intro,
  payment,
  outro,
  lines,
  sums,
  address,
  buttons,
  notes,
  stop,
  footer,
}: OrderEmail): ReactNode {
  return (
    <>
      <EmailTable style={{ maxWidth: 600 }}>
        <td style={{ padding: '0 0 16px 4px', fontFamily: font, fontSize: 15, fontWeight: 600, color: ink }}>{shop}</td>
      </EmailTable>
      <EmailTable style={{ maxWidth: 600, backgroundColor: '#FFFFFF', borderRadius: 8, border: rule }}>
        <td align="left" style={{ padding: '32px 28px' }}>
          {ribbon ? (
            <p style={{ ...small, padding: '6px 12px', backgroundColor: '#FFF1CC', color: ink, borderRadius: 4 }}>
              {ribbon}
            </p>
          ) : null}
          <Title title={title} />
          <Paragraphs text={intro} />
          <Labelled block={payment} />
          {buttons.map((button) => (
            <EmailButton key={button.url} {...button} />
          ))}
          <Lines lines={lines} />
          <Sums sums={sums} />
          <Labelled block={address} />
          {notes.map((note) => (
            <p key={note} style={{ ...small, margin: '16px 0 0' }}>
              {note}
            </p>
          ))}
          <div style={{ height: 16 }} />
          <Paragraphs text={outro} />
          {stop ? (
            <p style={small}>
              <a href={stop.url} style={{ color: quiet }}>
                {stop.label}
              </a>
            </p>
          ) : null}
        </td>
      </EmailTable>
      {footer ? (
        <EmailTable style={{ maxWidth: 600 }}>
          <td style={{ ...small, padding: '16px 4px 0', fontSize: 12, lineHeight: '18px' }}>{footer}</td>
        </EmailTable>
      ) : null}
    </>
  )
}

function Title({ title }: Pick<OrderEmail, 'title'>): ReactNode {
  return (
    <h1
      style={{
        margin: '8px 0 16px',
        fontFamily: font,
        fontSize: 24,
        lineHeight: '32px',
        fontWeight: 600,
        color: ink,
      }}
    >
      {title}
    </h1>
  )
}

function Labelled({ block }: { block: Block | null }): ReactNode {
  if (!block) return null
  return (
    <p style={{ ...small, margin: '20px 0' }}>
      <strong style={{ color: ink }}>{block.label}</strong>
      {block.lines.map((line, at) => (
        <span key={at}>
          <br />
          {line}
        </span>
      ))}
    </p>
  )
}

function Paragraphs({ text }: { text: string }): ReactNode {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph} style={paragraphStyle}>
      {paragraph}
    </p>
  ))
}

function Lines({ lines }: Pick<OrderEmail, 'lines'>): ReactNode {
  if (lines.length === 0) return null
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'collapse', borderTop: rule, marginTop: 8 }}
    >
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <td style={{ ...cell, wordBreak: 'break-word' }}>
              {line.quantity > 1 ? `${line.quantity} × ` : ''}
              {line.title}
              {line.detail ? <div style={small}>{line.detail}</div> : null}
            </td>
            <td align="right" style={{ ...cell, paddingLeft: 12, whiteSpace: 'nowrap' }}>
              {line.amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ sums }: Pick<OrderEmail, 'sums'>): ReactNode {
  if (sums.length === 0) return null
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'collapse', marginTop: 8 }}>
      <tbody>
        {sums.map(({ label, amount, isTotal }) => (
          <tr key={label}>
            <td style={{ ...cell, border: 0, padding: '3px 0', fontWeight: isTotal ? 600 : 400 }}>{label}</td>
            <td
              align="right"
              style={{ ...cell, border: 0, padding: '3px 0', fontWeight: isTotal ? 600 : 400, whiteSpace: 'nowrap' }}
            >
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function textOf({
  shop,
  ribbon,
  title,
  intro,
  payment,
  outro,
  lines,
  sums,
  address,
  buttons,
  notes,
  stop,
  footer,
}: OrderEmail): string {
  const parts = [
    ribbon,
    title,
    intro,
    labelled(payment),
    ...buttons.map(({ label, url }) => `${label}:\n${url}`),
    lines
      .map(
        ({ title: what, detail, quantity, amount }) =>
          `${quantity} × ${what}${detail ? ` (${detail})` : ''}  ${amount}`,
      )
      .join('\n'),
    sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    labelled(address),
    ...notes,
    outro,
    stop ? `${stop.label}:\n${stop.url}` : '',
    `-- \n${footer ?? shop}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function labelled(block: Block | null): string {
  return block ? `${block.label}:\n${block.lines.join('\n')}` : ''
}
