import './gallery-owner.css'
import { type KeyboardEvent, useRef } from 'react'
import { Dialog, useAsset, useWords } from '#platform/ui'
import type { OwnSlide } from '../contract/gallery.schema.ts'
import { galleryOwnerMessages } from './gallery-owner.messages.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  slides: readonly OwnSlide[]
  change: (id: string, name: keyof OwnSlide, value: unknown) => void
}

const columns = ['title', 'description', 'alt'] as const

/**
 * Edits all texts of a gallery in one table: Enter and the arrows move down and up, and a pasted spreadsheet range
 * fills it from the caret on.
 */
export function CaptionTable({ isOpen, onClose, slides, change }: Props) {
  const t = useWords(galleryOwnerMessages)
  const body = useRef<HTMLTableSectionElement>(null)
  const cell = (row: number, column: number) => body.current?.rows[row]?.querySelectorAll('input')[column]
  const move = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const by = { ArrowDown: 1, Enter: event.shiftKey ? -1 : 1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    cell(row + by, column)?.focus()
  }
  const paste = (text: string, row: number, column: number): boolean => {
    if (!/[\t\n]/.test(text.trim())) return false
    for (const [down, line] of text.trimEnd().split(/\r?\n/).entries())
      for (const [across, value] of line.split('\t').entries()) {
        const slide = slides[row + down]
        const name = columns[column + across]
        if (slide && name) change(slide.id, name, value)
      }
    return true
  }
  return (
    <Dialog title={t('captions')} isOpen={isOpen} onClose={onClose} size="wide">
      <table className="q-table gallery-captions">
        <thead>
          <tr>
            <th>{t('image')}</th>
            {columns.map((name) => (
              <th key={name}>{t(name)}</th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {slides.map((slide, row) => (
            <CaptionRow key={slide.id} slide={slide} row={row} change={change} move={move} paste={paste} />
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

interface RowProps {
  slide: OwnSlide
  row: number
  change: Props['change']
  move: (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => void
  /** Whether it was more than one cell. */
  paste: (text: string, row: number, column: number) => boolean
}

function CaptionRow({ slide, row, change, move, paste }: RowProps) {
  const t = useWords(galleryOwnerMessages)
  const asset = useAsset(slide.asset)
  return (
    <tr>
      <td>
        {asset?.thumbnail ? (
          <img src={asset.thumbnail} alt={asset.name} width={64} height={48} />
        ) : (
          <span>{slide.video}</span>
        )}
      </td>
      {columns.map((name, column) => (
        <td key={name} data-label={t(name)}>
          <input
            className="q-input"
            aria-label={`${t(name)}, ${row + 1}`}
            value={slide[name]}
            // An empty field uses the text of the file.
            placeholder={name === 'alt' ? (asset?.alt ?? '') : ''}
            onChange={({ target }) => change(slide.id, name, target.value)}
            onKeyDown={(event) => move(event, row, column)}
            onPaste={(event) => paste(event.clipboardData.getData('text'), row, column) && event.preventDefault()}
          />
        </td>
      ))}
    </tr>
  )
}
