/**
 * Parses rows of cells from a spreadsheet's clipboard: separated by tabs, and quoted where a cell contains a tab, a
 * line break or a quote.
 */
export function readCells(text: string): string[][] {
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    lines.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const email = text[at] ?? ''
    if (isQuoted && email === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (isQuoted && email === '"') isQuoted = false
    else if (isQuoted) cell += email
    else if (email === '"' && cell === '') isQuoted = true
    else if (email === '\t') endCell()
    else if (email === '\n') {
      endCell()
      lines.push([])
    } else if (email !== '\r') cell += email
  }
  endCell()
  // Spreadsheets end the last row with a line break too.
  if (lines.length > 1 && lines.at(-1)?.length === 1 && lines.at(-1)?.[0] === '') lines.pop()
  return lines
}

export function writeCells(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(quoted).join('\t')).join('\n')
}

function quoted(cell: string): string {
  return /[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
