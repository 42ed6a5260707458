import { Pencil } from '#platform/icons'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { servingApi } from '#features/pages/contract'
import type { Document } from '#platform/document'
import { useCall, useOwnerRouter, useWords } from '#platform/ui'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { FrameFields } from './frame-fields.tsx'

const settle = 1500
const pause = 400

/** Shows header, footer and the kind's frame as visitors see them; each is edited elsewhere, one click away. */
export function PageAround({ document, children }: { document: Document; children: ReactNode }) {
  const t = useWords(editorMessages)
  const around = useCall(servingApi.around, { id: document.id })
  const { refetch } = around
  const settings = JSON.stringify(document.settings)
  const drawn = useRef(settings)
  useEffect(() => {
    if (settings === drawn.current) return
    drawn.current = settings
    const timer = setTimeout(() => void refetch(), settle)
    return () => clearTimeout(timer)
  }, [settings, refetch])
  const { header, footer, frame } = around.data ?? { header: null, footer: null, frame: null }
  return (
    <>
      {header && <Part {...header} label={t('editHeader')} href={`/config/edit/${header.id}`} />}
      <Own document={document}>
        {frame ? (
          <Framed html={frame.html} css={frame.css} document={document}>
            {children}
          </Framed>
        ) : (
          children
        )}
      </Own>
      {footer && <Part {...footer} label={t('editFooter')} href={`/config/edit/${footer.id}`} />}
    </>
  )
}

/**
 * Wraps the sections as visitors see them: a header and a footer have colours and padding of their own. The blocks stay
 * on the grid, where they can be moved.
 */
function Own({ document: { kind, settings }, children }: { document: Document; children: ReactNode }) {
  const { theme } = settings as { theme?: string }
  if (kind === 'header')
    return (
      <header className="site-header qe-own" data-theme={theme}>
        {children}
      </header>
    )
  if (kind === 'footer') return <footer className="site-footer">{children}</footer>
  return <main>{children}</main>
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

/**
 * Renders the sections into their place in the frame's HTML, so that the same selectors match as on the published page.
 */
function Framed({
  html: latest,
  css,
  document,
  children,
}: {
  html: string
  css: string
  document: Document
  children: ReactNode
}) {
  const t = useWords(editorMessages)
  const [place, setPlace] = useState<{ root: HTMLElement; sections: Element } | null>(null)
  const [html, setHtml] = useState(latest)
  const [isWriting, setWriting] = useState(false)
  const editing = useEditorState((state) => state.editing)
  const isBusy = isWriting || editing !== null
  // Rendering it again would interrupt a person who is typing or is about to.
  useEffect(() => {
    if (isBusy) return
    const timer = setTimeout(() => setHtml(latest), pause)
    return () => clearTimeout(timer)
  }, [isBusy, latest])
  const found = useCallback((element: HTMLElement | null) => {
    const slot = element?.querySelector('[data-sections]')
    if (!element || !slot?.parentElement) return
    stillAround([slot, ...element.querySelectorAll('[data-setting="title"]')], element)
    setPlace({ root: element, sections: slot.parentElement })
    slot.remove()
  }, [])
  const isItem = place?.root.querySelector('[data-setting]') !== null
  return (
    <>
      <style>{css}</style>
      <div className="qe-framed">
        <div key={html} ref={found} dangerouslySetInnerHTML={{ __html: html }} />
        {!isItem && <EditElsewhere label={t('pageSettings')} href={`/config/pages/${document.id}/settings`} />}
      </div>
      {place && <FrameFields key={html} root={place.root} document={document} onWriting={setWriting} />}
      {place && createPortal(children, place.sections)}
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

/** Makes all elements inert that lead neither to the sections nor to texts that are edited in place. */
function stillAround(open: readonly Element[], root: Element): void {
  for (const child of root.children) {
    if (open.includes(child)) continue
    if (open.some((element) => child.contains(element))) stillAround(open, child)
    else if (child instanceof (child.ownerDocument.defaultView?.HTMLElement ?? HTMLElement)) child.inert = true
  }
}
