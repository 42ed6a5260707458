import { useEffect } from 'react'
import { create } from 'zustand'
import type { Document } from '#platform/document'
import { useWords } from '#platform/ui'
import { type CoveredText, textsOnTexts } from '../actions/several/covered-texts.ts'
import { severalMessages } from '../actions/several/several.messages.ts'
import type { DeviceView } from '../base/editor-state.ts'

/** The texts of the page that lie over others, as the canvas has measured them. */
export const useCoveredTexts = create<{ pairs: readonly CoveredText[] }>()(() => ({ pairs: [] }))

export interface CoveredTextsProps {
  page: HTMLElement
  document: Document
  view: DeviceView
  /** Increases whenever the layout of the page may have changed. */
  turn: number
}

/** Marks words that lie over other words, and reports them to the panels. */
export function CoveredTexts({ page, document, view, turn }: CoveredTextsProps) {
  const t = useWords(severalMessages)
  const meeting = turn < 0 ? [] : textsOnTexts(document, view).flatMap((pair) => meetingOf(page, pair) ?? [])
  const key = meeting.map(({ over, under }) => `${over} ${under}`).join()
  useEffect(() => {
    const pairs = key === '' ? [] : key.split(',').map((pair) => ({ over: pair.slice(0, 24), under: pair.slice(25) }))
    useCoveredTexts.setState({ pairs })
  }, [key])
  return meeting.map(({ over, under, box }) => (
    <div key={`${over} ${under}`} className="qe-covered" style={box}>
      <span>{t('covered')}</span>
    </div>
  ))
}

/** Announces covered texts to screen readers, after the action that covered them. */
export function CoveredNotice() {
  const t = useWords(severalMessages)
  const isAny = useCoveredTexts(({ pairs }) => pairs.length > 0)
  return (
    <div className="q-hidden e-covered-notice" role="status">
      {isAny && t('covered')}
    </div>
  )
}

function meetingOf(page: HTMLElement, pair: CoveredText) {
  const over = wordsBox(page, pair.over)
  const under = wordsBox(page, pair.under)
  if (!over || !under) return null
  const view = page.ownerDocument.defaultView
  const left = Math.max(over.left, under.left)
  const top = Math.max(over.top, under.top)
  const width = Math.min(over.right, under.right) - left
  const height = Math.min(over.bottom, under.bottom) - top
  if (width < 1 || height < 1) return null
  return { ...pair, box: { left: left + (view?.scrollX ?? 0), top: top + (view?.scrollY ?? 0), width, height } }
}

/** Returns the box of the words, which may be smaller than the block's cells. */
function wordsBox(page: HTMLElement, id: string): DOMRect | null {
  const element = page.querySelector(`#block-${id}`)
  if (!element) return null
  const range = page.ownerDocument.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}
