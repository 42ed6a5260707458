import { Pencil } from '#platform/icons'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { servingApi } from '#features/pages/contract'
import type { Document } from '#platform/document'
import { useCall, useOwnerRouter, useWords } from '#platform/ui'
import { editorMessages } from '../editor/editor.messages.ts'
import { useEditorState } from '../editor/editor-state.ts'

const settle = 1500

/** Header, footer and what the page's kind adds stand around it as visitors see them; each is edited elsewhere, one click away. */
export function PageAround({ document, children }: { document: Document; children: ReactNode }) {
  const t = useWords(editorMessages)
  const around = useCall(servingApi.around, { id: document.id })
  const { refetch } = around
  const settings = JSON.stringify(document.settings)
  useEffect(() => {
    const timer = setTimeout(() => void refetch(), settle)
    return () => clearTimeout(timer)
  }, [settings, refetch])
  const { header, footer, frame } = around.data ?? { header: null, footer: null, frame: null }
  return (
    <>
      {header && <Part {...header} label={t('editHeader')} href={`/config/edit/${header.id}`} />}
      <main>
        {frame ? (
          <Framed html={frame.html} css={frame.css} href={`/config/pages/${document.id}/settings`}>
            {children}
          </Framed>
        ) : (
          children
        )}
      </main>
      {footer && <Part {...footer} label={t('editFooter')} href={`/config/edit/${footer.id}`} />}
    </>
  )
}

function Part({ html, css, label, href }: { html: string; css: string; label: string; href: string }) {
  return (
    <div className="qe-part">
      <style>{css}</style>
      <div inert dangerouslySetInnerHTML={{ __html: html }} />
      <EditElsewhere label={label} href={href} />
    </div>
  )
}

/** The sections are drawn into their place inside the frame's HTML, so that its styles find them where visitors have them. */
function Framed({ html, css, href, children }: { html: string; css: string; href: string; children: ReactNode }) {
  const t = useWords(editorMessages)
  const [place, setPlace] = useState<Element | null>(null)
  const found = (element: HTMLElement | null) => {
    const slot = element?.querySelector('[data-sections]')
    if (!element || !slot) return
    stillAround(slot, element)
    setPlace(slot.parentElement)
    slot.remove()
  }
  return (
    <>
      <style>{css}</style>
      <div className="qe-framed">
        <div key={html} ref={found} dangerouslySetInnerHTML={{ __html: html }} />
        <EditElsewhere label={t('pageSettings')} href={href} />
      </div>
      {place && createPortal(children, place)}
    </>
  )
}

function EditElsewhere({ label, href }: { label: string; href: string }) {
  const { go } = useOwnerRouter()
  const isPreview = useEditorState((state) => state.isPreview)
  if (isPreview) return null
  return (
    <button type="button" className="qe-elsewhere" onClick={() => go(href)}>
      <Pencil aria-hidden />
      {label}
    </button>
  )
}

/** Everything beside the way to the sections takes neither clicks nor focus. */
function stillAround(slot: Element, root: Element): void {
  for (let step = slot; step !== root && step.parentElement; step = step.parentElement) {
    for (const beside of step.parentElement.children)
      if (beside !== step && beside instanceof (beside.ownerDocument.defaultView?.HTMLElement ?? HTMLElement))
        beside.inert = true
  }
}
