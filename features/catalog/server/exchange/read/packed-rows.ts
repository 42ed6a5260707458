/** The rows of a table, each as its cells. */
export interface Rows {
  readonly length: number
  at: (index: number) => readonly string[]
}

const rowsInPage = 500
// Control characters are removed from cells first, so no cell contains them.
const betweenCells = '\u0000'
const betweenRows = '\u0001'

/**
 * Packs some hundred rows at a time as bytes, because the cells of a hundred thousand rows would take ten times the
 * memory as texts. Rows are read in order, so only the last page and row are unpacked.
 */
export function packedRows(): { rows: Rows; add: (row: readonly string[]) => void } {
  const pages: Buffer[] = []
  let waiting: string[] = []
  let length = 0
  const page = { at: -1, rows: [] as readonly string[] }
  const row = { at: -1, cells: [] as readonly string[] }

  function packedRow(index: number): string {
    const at = Math.floor(index / rowsInPage)
    const bytes = pages[at]
    if (!bytes) return waiting[index % rowsInPage] ?? ''
    if (page.at !== at) Object.assign(page, { at, rows: bytes.toString().split(betweenRows) })
    return page.rows[index % rowsInPage] ?? ''
  }
  return {
    rows: {
      get length() {
        return length
      },
      at: (index) => {
        if (row.at !== index) Object.assign(row, { at: index, cells: packedRow(index).split(betweenCells) })
        return row.cells
      },
    },
    add: (cells) => {
      waiting.push(cells.map((cell) => cell.replaceAll(betweenRows, '')).join(betweenCells))
      length += 1
      if (waiting.length < rowsInPage) return
      pages.push(Buffer.from(waiting.join(betweenRows)))
      waiting = []
    },
  }
}
