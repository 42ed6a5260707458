import type { CSSProperties, ReactNode } from 'react'
import { paragraphsOf } from '#features/sites/contract'
import {
  EmailButton,
  type EmailLetterhead,
  EmailNote,
  emailPage,
  EmailParagraph,
  EmailTitle,
  endSide,
  emailInk as ink,
  emailRule as rule,
  fontOf,
  quietInk as quiet,
  signatureOf,
  startSide,
} from '#platform/mail'
import type { Language } from '#platform/i18n'

interface Block {
  label: string
  lines: readonly string[]
}

export interface OrderEmail extends EmailLetterhead {
  language: Language
  title: string
  intro: string
  outro: string
  lines: readonly { title: string; detail: string; quantity: number; amount: string }[]
  sums: readonly { label: string; amount: string; isTotal?: boolean }[]
  payment: Block | null
  address: Block | null
  buttons: readonly { label: string; url: string }[]
  notes: readonly string[]
  /** Further sentences, each with a link to the page where it can be changed. */
  remarks: readonly { text: string; link: { label: string; url: string } | null }[]
  /** A link in small type at the end. */
  stop?: { label: string; url: string }
}

/** Renders an email about an order as HTML for mail programs and as plain text. */
export function orderEmailOf(email: OrderEmail): { html: string; text: string } {
  return { html: emailPage({ ...email, children: <Content {...email} /> }), text: textOf(email) }
}

function Content({
  language,
  look,
  title,
  intro,
  payment,
  outro,
  lines,
  sums,
  address,
  buttons,
  remarks,
  notes,
  stop,
}: OrderEmail): ReactNode {
  return (
    <>
      <EmailTitle look={look}>{title}</EmailTitle>
      <Paragraphs look={look} text={intro} />
      <Labelled look={look} block={payment} />
      {buttons.map((button) => (
        <EmailButton key={button.url} {...button} look={look} />
      ))}
      <Lines look={look} language={language} lines={lines} />
      <Sums look={look} language={language} sums={sums} />
      <Labelled look={look} block={address} />
      {remarks.map(({ text, link }) => (
        <EmailParagraph key={text} look={look}>
          {text}{' '}
          {link ? (
            <a href={link.url} className="e-ink" style={{ color: ink }}>
              {link.label}
            </a>
          ) : null}
        </EmailParagraph>
      ))}
      {notes.map((note) => (
        <EmailNote key={note} look={look} style={{ margin: '16px 0 0' }}>
          {note}
        </EmailNote>
      ))}
      <div style={{ height: 16 }} />
      <Paragraphs look={look} text={outro} />
      {stop ? (
        <EmailNote look={look}>
          <a href={stop.url} className="e-quiet" style={{ color: quiet }}>
            {stop.label}
          </a>
        </EmailNote>
      ) : null}
    </>
  )
}

function cellOf(look: OrderEmail['look']): CSSProperties {
  return {
    padding: '10px 0',
    fontFamily: fontOf(look),
    fontSize: 15,
    lineHeight: '22px',
    color: ink,
    borderBottom: rule,
    verticalAlign: 'top',
  }
}

function Labelled({ look, block }: Pick<OrderEmail, 'look'> & { block: Block | null }): ReactNode {
  if (!block) return null
  return (
    <EmailNote look={look} style={{ margin: '20px 0', fontSize: 14, lineHeight: '22px' }}>
      <strong className="e-ink" style={{ color: ink }}>
        {block.label}
      </strong>
      {block.lines.map((line, at) => (
        <span key={at}>
          <br />
          {line}
        </span>
      ))}
    </EmailNote>
  )
}

function Paragraphs({ look, text }: Pick<OrderEmail, 'look'> & { text: string }): ReactNode {
  return paragraphsOf(text).map((paragraph, at) => (
    <EmailParagraph key={at} look={look}>
      {paragraph}
    </EmailParagraph>
  ))
}

function Lines({ look, language, lines }: Pick<OrderEmail, 'look' | 'language' | 'lines'>): ReactNode {
  if (lines.length === 0) return null
  const cell = cellOf(look)
  const besideAmount = startSide(language) === 'left' ? { paddingLeft: 12 } : { paddingRight: 12 }
  return (
    <table
      className="e-rule"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'collapse', borderTop: rule, marginTop: 8 }}
    >
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <td className="e-ink e-rule" style={{ ...cell, wordBreak: 'break-word' }}>
              {line.quantity > 1 ? `${line.quantity} × ` : ''}
              {line.title}
              {line.detail ? (
                <div className="e-quiet" style={{ fontSize: 14, lineHeight: '22px', color: quiet }}>
                  {line.detail}
                </div>
              ) : null}
            </td>
            <td
              align={endSide(language)}
              className="e-ink e-rule"
              style={{ ...cell, ...besideAmount, whiteSpace: 'nowrap' }}
            >
              {line.amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ look, language, sums }: Pick<OrderEmail, 'look' | 'language' | 'sums'>): ReactNode {
  if (sums.length === 0) return null
  const cell = cellOf(look)
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'collapse', marginTop: 8 }}>
      <tbody>
        {sums.map(({ label, amount, isTotal }) => (
          <tr key={label}>
            <td className="e-ink" style={{ ...cell, border: 0, padding: '3px 0', fontWeight: isTotal ? 600 : 400 }}>
              {label}
            </td>
            <td
              align={endSide(language)}
              className="e-ink"
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
  sender,
  ribbon,
  title,
  intro,
  payment,
  outro,
  lines,
  sums,
  address,
  buttons,
  remarks,
  notes,
  stop,
  footer,
  look,
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
    ...remarks.map(({ text, link }) => (link ? `${text}\n${link.label}: ${link.url}` : text)),
    ...notes,
    outro,
    stop ? `${stop.label}:\n${stop.url}` : '',
    signatureOf({ sender, footer, look }),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function labelled(block: Block | null): string {
  return block ? `${block.label}:\n${block.lines.join('\n')}` : ''
}
