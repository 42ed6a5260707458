import type { ReactNode } from 'react'
import { type PageContext, type ViewProps, Wake, relOf, safeHref, hintLanguage } from '#platform/render'
import { pagesBlockMessages } from '../../contract/blocks.messages.ts'
import { type AskFirstStart, askFirst } from './ask-first.behaviour.ts'
import type { ButtonProps } from './button.contract.ts'

export function ButtonView({ props, page }: ViewProps<ButtonProps>): ReactNode {
  const href = safeHref(props.link.href)
  const label = props.label || (page.editing ? pagesBlockMessages(hintLanguage(page), 'button.empty') : '')
  if (!label || (!href && !page.editing)) return null
  const target = props.link.newWindow ? '_blank' : undefined
  const link = (
    <a
      className="button"
      href={href ?? undefined}
      target={target}
      rel={relOf(target)}
      download={props.download || undefined}
      data-look={props.look === 'site' ? undefined : props.look}
      data-size={props.size === 'medium' ? undefined : props.size}
    >
      {label}
    </a>
  )
  return (
    <div className="button-row" data-align={props.align}>
      {props.ask?.message && href ? (
        <Wake island={askFirst} when="touch" props={wordsOf(props.ask, page)}>
          {link}
        </Wake>
      ) : (
        link
      )}
    </div>
  )
}

function wordsOf(
  { style, title, message, confirm, reject, otherwise }: NonNullable<ButtonProps['ask']>,
  { language }: PageContext,
): AskFirstStart {
  const say = (name: 'confirm' | 'ok' | 'reject' | 'cancel') => pagesBlockMessages(language, `ask.${name}`)
  return {
    style,
    title,
    message,
    confirm: confirm || say(style === 'confirm-only' ? 'ok' : 'confirm'),
    reject: reject || say('reject'),
    cancel: reject || say('cancel'),
    otherwise: otherwise && safeHref(otherwise.href),
  }
}
