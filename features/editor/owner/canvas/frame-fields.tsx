import { ImageIcon } from '#platform/icons'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Document } from '#platform/document'
import { usePanelServices, useWords } from '#platform/ui'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { useGesture } from '../base/use-gesture.ts'
import { useEditor } from '../base/editor-context.tsx'

/** Makes texts of the frame around the sections editable in place. Their elements name the setting that they show. */
export function FrameFields({
  root,
  document,
  onWriting,
}: {
  root: HTMLElement
  document: Document
  /** The frame is not rendered again while a text is edited. */
  onWriting: (isWriting: boolean) => void
}) {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  const isPreview = useEditorState((state) => state.isPreview)
  const title = root.querySelector<HTMLElement>('[data-setting="title"]')
  const isOpen = canEdit && !isPreview
  useTitle(isOpen ? title : null, document, t('titleHint'), onWriting)
  const head = title?.parentElement
  return isOpen && head ? createPortal(<Cover document={document} />, head) : null
}

function useTitle(
  element: HTMLElement | null,
  document: Document,
  hint: string,
  onWriting: (isWriting: boolean) => void,
): void {
  const { edit } = useEditor()
  const gestureOf = useGesture()
  const { title: storedTitle } = document.settings
  const title = typeof storedTitle === 'string' ? storedTitle : ''
  const latest = useRef<TitleUse>({ edit, gestureOf, document, onWriting, isNew: title === '' })
  useEffect(() => {
    latest.current = { ...latest.current, edit, gestureOf, document, onWriting }
  })
  // Undo, the panel and other people change the title too.
  useEffect(() => {
    if (element) show(element, title)
  }, [element, title])
  useEffect(() => (element ? openTitle(element, hint, latest) : undefined), [element, hint])
}

interface TitleUse {
  edit: ReturnType<typeof useEditor>['edit']
  gestureOf: (name: string) => string
  document: Document
  onWriting: (isWriting: boolean) => void
  /** Whether it has no title yet: editing begins with it. */
  isNew: boolean
}

function show(element: HTMLElement, title: string): void {
  if (lineOf(element) !== title) element.textContent = title
}

/** Makes the element a field; answers what closes it again. */
function openTitle(element: HTMLElement, hint: string, latest: { current: TitleUse }): () => void {
  element.contentEditable = 'plaintext-only'
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', hint)
  element.dataset['placeholder'] = hint
  const listeners = {
    input: () => {
      const value = lineOf(element).slice(0, 500)
      const { edit, gestureOf } = latest.current
      edit({ kind: 'changeSettings', changes: [{ path: ['title'], value }] }, gestureOf('title'))
      if (value === '') element.textContent = ''
    },
    keydown: (event: Event) => {
      const { key } = event as KeyboardEvent
      if (key !== 'Enter' && key !== 'Escape') return
      event.preventDefault()
      element.blur()
      if (key === 'Enter') openFirstText(latest.current.document)
    },
    focus: () => latest.current.onWriting(true),
    blur: () => latest.current.onWriting(false),
  }
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
  if (latest.current.isNew) element.focus({ preventScroll: true })
  latest.current.isNew = false
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
    element.removeAttribute('contenteditable')
  }
}

/** Reduces pasted content to one line, because a title is one line. */
function lineOf(element: HTMLElement): string {
  return (element.textContent ?? '').replace(/\s+/gu, ' ')
}

/** Enter in the title continues in the text. */
function openFirstText(document: Document): void {
  const texts = Object.values(document.blocks).filter(({ type, props }) => type === 'html' && 'text' in props)
  const [first] = texts.toSorted((a, b) => a.place.desktop.y - b.place.desktop.y)
  if (first) useEditorState.getState().edit(first.id)
}

/** The cover image is chosen at the place where visitors see it. */
function Cover({ document }: { document: Document }) {
  const t = useWords(editorMessages)
  const { edit } = useEditor()
  const { chooseAsset } = usePanelServices()
  const [isChoosing, setChoosing] = useState(false)
  const { image, imageAbove } = document.settings
  const choose = async () => {
    setChoosing(true)
    const asset = await chooseAsset('image')
    setChoosing(false)
    const changes = [
      { path: ['image'], value: asset?.id ?? null },
      { path: ['imageAbove'], value: true },
    ]
    if (asset) edit({ kind: 'changeSettings', changes })
  }
  return (
    <button type="button" className="qe-cover" disabled={isChoosing} onClick={() => void choose()}>
      <ImageIcon aria-hidden />
      {t(image && imageAbove ? 'coverChange' : 'coverAdd')}
    </button>
  )
}
