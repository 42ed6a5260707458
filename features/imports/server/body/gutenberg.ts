export interface EditorBlock {
  /** `paragraph`, `columns`, `core-embed/youtube`, `plugin/name`; empty for HTML between blocks. */
  name: string
  attributes: Record<string, unknown>
  /** Parts of its own HTML, with the inner blocks between them. */
  html: string[]
  inner: EditorBlock[]
}

const deepest = 60
/** Matches the text after `<!--`, up to the attributes. */
const delimiter = /\s+(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)(?=\s|-->)/y

export function hasEditorBlocks(body: string): boolean {
  return /<!--\s+wp:[a-z]/.test(body)
}

/**
 * The block editor's grammar. Unclosed blocks end with the one that holds them, stray ends are skipped, broken
 * attributes are empty.
 */
export function editorBlocks(body: string): EditorBlock[] {
  const root = block('', {})
  const open: EditorBlock[] = [root]
  const holder = (): EditorBlock => open.at(-1) ?? root
  let done = 0
  for (let start = body.indexOf('<!--'); start >= 0; start = body.indexOf('<!--', Math.max(start + 4, done))) {
    delimiter.lastIndex = start + 4
    const found = delimiter.exec(body)
    if (!found) continue
    const [, isEnd, name = ''] = found
    const end = body.indexOf('-->', delimiter.lastIndex)
    if (end < 0) break
    const rest = body.slice(delimiter.lastIndex, end)
    addHtml(holder(), body.slice(done, start))
    done = end + 3
    if (isEnd) endBlock(open, name)
    else {
      const isVoid = rest.endsWith('/')
      const opened = block(name, attributesOf(isVoid ? rest.slice(0, -1) : rest))
      holder().inner.push(opened)
      holder().html.push('')
      if (!isVoid && open.length < deepest) open.push(opened)
    }
  }
  addHtml(holder(), body.slice(done))
  return parts(root)
}

/** Returns HTML and inner blocks of a block in their order; HTML becomes blocks without a name. */
export function parts(of: EditorBlock): EditorBlock[] {
  return of.html.flatMap((html, index) => {
    const inner = of.inner[index]
    const own = html.trim() === '' ? [] : [{ ...block('', {}), html: [html] }]
    return inner ? [...own, inner] : own
  })
}

function block(name: string, attributes: Record<string, unknown>): EditorBlock {
  return { name, attributes, html: [''], inner: [] }
}

function addHtml(to: EditorBlock, html: string): void {
  to.html[to.html.length - 1] += html
}

function endBlock(open: EditorBlock[], name: string): void {
  const index = open.findLastIndex((editorBlock) => editorBlock.name === name)
  if (index > 0) open.length = index
}

function attributesOf(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}
