/** Converts word processor HTML from the clipboard to plain semantic HTML. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, meta, link, title, xml, script')) element.remove()
  for (const element of body.querySelectorAll('o\\:p')) element.replaceWith(...element.childNodes)
  withoutReviews(body)
  emptyLines(body)
  boldHeadings(body)
  underlinedLinks(body)
  listsOfWordOnline(body)
  wordLists(body)
  looseBreaks(body)
  return body.innerHTML
}

/** Removes comments and tracked deletions that Word copies along. */
function withoutReviews(body: HTMLElement): void {
  const remarks = '[style*="mso-element:comment-list"], .MsoCommentReference, .msocomanchor, del[cite]'
  for (const element of body.querySelectorAll(remarks)) element.remove()
  for (const element of body.querySelectorAll('[style*="mso-comment-reference"]'))
    element.replaceWith(...element.childNodes)
}

/** Word puts a non-breaking space into a paragraph without words. */
function emptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p'))
    if (line.childElementCount === 0 && /^[\s\u00a0]+$/.test(line.textContent)) line.textContent = ''
}

/** Headings are bold already; Google Docs and Word mark them bold a second time. */
function boldHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const part of heading.querySelectorAll<HTMLElement>('[style*="font-weight"]')) part.style.fontWeight = ''
    for (const part of heading.querySelectorAll('b, strong')) part.replaceWith(...part.childNodes)
  }
}

/** Removes the underlining that Google Docs and Word add inside and around links. */
function underlinedLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    for (const part of [link, ...link.querySelectorAll<HTMLElement>('[style*="underline"]')]) withoutUnderline(part)
    for (const part of link.querySelectorAll('u')) part.replaceWith(...part.childNodes)
    const around = link.closest<HTMLElement>('u, span[style*="underline"]')
    if (!around || around.textContent !== link.textContent) continue
    if (around.tagName === 'U') around.replaceWith(...around.childNodes)
    else withoutUnderline(around)
  }
}

function withoutUnderline({ style }: HTMLElement): void {
  for (const name of ['text-decoration', 'text-decoration-line'])
    if (style.getPropertyValue(name).includes('underline')) style.removeProperty(name)
}

/**
 * Word on the web wraps every item of a list in a list of its own, with its level as a number, and ends every paragraph
 * with a space. Its items become the lines that Word on a computer writes.
 */
function listsOfWordOnline(body: HTMLElement): void {
  for (const end of body.querySelectorAll('span.EOP')) end.remove()
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    wrapper.before(...[...wrapper.querySelectorAll('li')].map(lineOfWord))
    wrapper.remove()
  }
}

function lineOfWord(item: HTMLLIElement): HTMLElement {
  const line = item.ownerDocument.createElement('p')
  const list = item.closest('ol')
  const place = [...(item.parentElement?.children ?? [])].indexOf(item)
  line.setAttribute('style', `mso-list: l0 level${item.getAttribute('data-aria-level') ?? '1'}`)
  const marker = item.ownerDocument.createElement('span')
  marker.setAttribute('style', 'mso-list: ignore')
  marker.textContent = list ? `${list.start + place}.` : '·'
  line.append(marker, ...(item.querySelector('p') ?? item).childNodes)
  return line
}

interface ListLine {
  element: HTMLElement
  level: number
  /** First number of the list; null for a bullet list. */
  start: number | null
}

/** Word writes the lines of a list as paragraphs, each with its bullet or number as text. */
function wordLists(body: HTMLElement): void {
  const lines = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')].flatMap(
    (element) => lineOf(element) ?? [],
  )
  let run: ListLine[] = []
  for (const line of lines) {
    const last = run.at(-1)
    if (last && nextElement(last.element) !== line.element) {
      becomeList(run)
      run = []
    }
    run.push(line)
  }
  becomeList(run)
}

function lineOf(element: HTMLElement): ListLine | null {
  const level = /\blevel(\d)/i.exec(listStyleOf(element))?.[1]
  if (!level) return null
  const marker = [...element.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const text = marker?.textContent?.replace(/[\s\u00a0]+/g, '') ?? ''
  return { element, level: Number(level), start: numberOf(text) }
}

/** Returns Word's list declaration of an element. */
function listStyleOf(element: HTMLElement): string {
  const declarations = (element.getAttribute('style') ?? '').split(';')
  return declarations.find((declaration) => declaration.trim().toLowerCase().startsWith('mso-list:')) ?? ''
}

/** Reads `3.`, `b)` and `iv.` as numbers; a dot, a dash and the `o` of Word's second level are bullets. */
function numberOf(marker: string): number | null {
  const written = /^\(?(\d+|[a-z]{1,4})[.)]$/i.exec(marker)?.[1]
  if (!written) return null
  return /^\d+$/.test(written) ? Number(written) : 1
}

function nextElement(element: Element): Element | null {
  return element.nextElementSibling
}

function becomeList(lines: readonly ListLine[]): void {
  const [first] = lines
  if (!first) return
  const open: { level: number; list: HTMLElement }[] = []
  for (const line of lines) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > line.level) open.pop()
    let top = open.at(-1)
    if (!top || top.level < line.level || (top.list.tagName === 'OL') !== (line.start !== null)) {
      if (top && top.level === line.level) open.pop()
      top = { level: line.level, list: newList(line, open.at(-1)?.list ?? null, first.element) }
      open.push(top)
    }
    top.list.append(itemOf(line.element))
  }
  for (const { element } of lines) element.remove()
}

function newList({ start }: ListLine, outer: HTMLElement | null, before: HTMLElement): HTMLElement {
  const list = before.ownerDocument.createElement(start === null ? 'ul' : 'ol')
  if (start !== null && start > 1) list.setAttribute('start', String(start))
  if (outer) (outer.lastElementChild ?? outer).append(list)
  else before.before(list)
  return list
}

function itemOf(element: HTMLElement): HTMLElement {
  const item = element.ownerDocument.createElement('li')
  const words = element.ownerDocument.createElement('p')
  for (const span of element.querySelectorAll<HTMLElement>('span'))
    if (/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) span.remove()
  words.append(...element.childNodes)
  item.append(words)
  return item
}

/** A line break between paragraphs would become an empty paragraph. */
function looseBreaks(body: HTMLElement): void {
  const isBlock = (node: Node | null) =>
    node instanceof HTMLElement && /^(P|H[1-6]|UL|OL|TABLE|DIV|BLOCKQUOTE)$/.test(node.tagName)
  for (const element of body.querySelectorAll('br'))
    if (element.className === 'Apple-interchange-newline' || isBlock(element.previousElementSibling)) element.remove()
}
