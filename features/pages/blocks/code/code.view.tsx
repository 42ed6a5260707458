import type { ReactNode } from 'react'
import { OwnerCode, type ViewProps, hintLanguage } from '#platform/render'
import { pagesBlockMessages } from '../../contract/blocks.messages.ts'
import type { CodeProps } from './code.contract.ts'
import { highlight } from './highlight.rules.ts'

export function CodeView({ props, page }: ViewProps<CodeProps>): ReactNode {
  if (!props.source.trim())
    return page.editing ? <p className="code-empty">{pagesBlockMessages(hintLanguage(page), 'code.empty')}</p> : null
  if (props.mode === 'run')
    return <OwnerCode html={props.source} title={pagesBlockMessages(page.language, 'code.title')} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <pre className="code" tabIndex={0}>
      <code>
        {highlight(props.source, props.language).map(({ kind, text }, index) =>
          kind === null ? (
            text
          ) : (
            <span key={index} className={`code-${kind}`}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  )
}
