import './size-rows.css'
import { Minus, Plus } from '#platform/icons'
import { Button, ButtonRow, useWords } from '#platform/ui'
import type { ClipboardEvent } from 'react'
import { productMessages } from '../base/product.messages.ts'

const mostRows = 60
const mostColumns = 12

interface Props {
  rows: readonly (readonly string[])[]
  onChange: (rows: string[][]) => void
}

/** A small table; a pasted range of a spreadsheet fills it from the focused cell on. */
export function SizeRows({ rows, onChange }: Props) {
  const t = useWords(productMessages)
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const cellAt = (row: number, column: number) => rows[row]?.[column] ?? ''
  const resized = (height: number, width: number) => resizedRows(rows, height, width)
  const put = (row: number, column: number, block: readonly (readonly string[])[]) => {
    const widest = Math.max(...block.map(({ length }) => length))
    const next = resized(Math.max(rows.length, row + block.length), Math.max(columns, column + widest))
    for (const [down, cells] of block.entries())
      for (const [right, cell] of cells.entries()) {
        const line = next[row + down]
        if (line && column + right < line.length) line[column + right] = cell.trim().slice(0, 60)
      }
    onChange(next)
  }
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain').trimEnd()
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    put(
      row,
      column,
      text.split('\n').map((line) => line.split('\t')),
    )
  }
  return (
    <div className="q-field">
      <div className="size-rows" role="group" aria-label={t('sizeGuideTable')}>
        <table>
          <tbody>
            {rows.map((_, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells have no name but their place
              <tr key={row}>
                {Array.from({ length: columns }, (_cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={column}>
                    <input
                      className="q-input"
                      data-head={row === 0 || column === 0 || undefined}
                      aria-label={t('sizeCell', { row: row + 1, column: column + 1 })}
                      value={cellAt(row, column)}
                      maxLength={60}
                      onChange={({ target }) => put(row, column, [[target.value]])}
                      onPaste={(event) => paste(event, row, column)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="q-hint">{t('sizeGuideHint')}</p>
      <SizeButtons
        height={rows.length}
        width={columns}
        onResize={(height, width) => onChange(resized(height, width))}
      />
    </div>
  )
}

function resizedRows(rows: Props['rows'], height: number, width: number): string[][] {
  return Array.from({ length: Math.min(height, mostRows) }, (_, row) =>
    Array.from({ length: Math.min(width, mostColumns) }, (_cell, column) => rows[row]?.[column] ?? ''),
  )
}

interface ButtonsProps {
  height: number
  width: number
  onResize: (height: number, width: number) => void
}

function SizeButtons({ height, width, onResize }: ButtonsProps) {
  const t = useWords(productMessages)
  return (
    <ButtonRow>
      <Button size="small" icon={Plus} isDisabled={height >= mostRows} onPress={() => onResize(height + 1, width)}>
        {t('sizeAddRow')}
      </Button>
      <Button size="small" icon={Plus} isDisabled={width >= mostColumns} onPress={() => onResize(height, width + 1)}>
        {t('sizeAddColumn')}
      </Button>
      <Button size="small" icon={Minus} isDisabled={height < 2} onPress={() => onResize(height - 1, width)}>
        {t('sizeDropRow')}
      </Button>
      <Button size="small" icon={Minus} isDisabled={width < 2} onPress={() => onResize(height, width - 1)}>
        {t('sizeDropColumn')}
      </Button>
    </ButtonRow>
  )
}
