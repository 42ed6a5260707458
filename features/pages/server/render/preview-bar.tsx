import type { VisitorContext } from '#platform/context'
import { type RenderedPart, renderMarkup } from '#platform/render/server'
import { servingMessages } from '../../contract/serving.messages.ts'

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.4rem 1rem',
  padding: '0.5rem 1rem',
  background: '#1b1f27',
  color: '#fff',
  font: '500 0.875rem/1.4 system-ui, sans-serif',
  textAlign: 'center',
} as const

const buttonStyle = {
  padding: '0.3rem 0.8rem',
  border: '1px solid #8a93a3',
  borderRadius: '4px',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const

/** Marks a draft as one, with a link to the published page. */
export function previewBar(ctx: VisitorContext): RenderedPart {
  const bar = (
    <form method="post" action="/api/site/leave-preview" style={style}>
      <span>{servingMessages(ctx.locale, 'preview.note')}</span>
      <button style={buttonStyle}>{servingMessages(ctx.locale, 'preview.leave')}</button>
    </form>
  )
  const markup = renderMarkup(bar, { bundleOf: () => null, runsOwnerCode: false, prefix: 'preview' })
  return { ...markup, types: new Set(), tags: [], until: null }
}
