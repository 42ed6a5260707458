import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from '@tiptap/pm/commands'
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from '@tiptap/pm/inputrules'
import { keymap } from '@tiptap/pm/keymap'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from '@tiptap/pm/schema-list'
import type { Mark } from '@tiptap/pm/model'
import type { Command, EditorState, Plugin } from '@tiptap/pm/state'
import { textSchema } from './text-schema.ts'
import { leaveTable, toCell } from './text-tables.ts'

const { nodes, marks } = textSchema
const node = (name: string) => {
  const type = nodes[name]
  if (!type) throw new Error(`Rich text has no node ${name}.`)
  return type
}
export const markType = (name: string) => {
  const type = marks[name]
  if (!type) throw new Error(`Rich text has no mark ${name}.`)
  return type
}

export const toggles = (name: string): Command => toggleMark(markType(name))
export const paragraph: Command = setBlockType(node('paragraph'))
export const heading = (level: number): Command => setBlockType(node('heading'), { level })
export const bulletList: Command = chainCommands(liftOutOf('bullet_list'), wrapInList(node('bullet_list')))
export const orderedList: Command = chainCommands(liftOutOf('ordered_list'), wrapInList(node('ordered_list')))
export const quote: Command = (state, dispatch) =>
  isIn(state, 'blockquote') ? lift(state, dispatch) : wrapIn(node('blockquote'))(state, dispatch)

/** Sets how the chosen paragraphs and headings are aligned; null is the language's own side. */
export function aligned(align: 'center' | 'right' | null): Command {
  return (state, dispatch) => {
    const tr = state.tr
    state.doc.nodesBetween(state.selection.from, state.selection.to, (child, at) => {
      if (child.type.spec.attrs && 'align' in child.type.spec.attrs && child.isTextblock)
        tr.setNodeAttribute(at, 'align', align)
    })
    if (!tr.docChanged) return false
    dispatch?.(tr)
    return true
  }
}

export function linked(href: string, newWindow: boolean): Command {
  return (state, dispatch) => {
    const type = markType('link')
    const { from, to } = linkRange(state)
    const tr = state.tr.removeMark(from, to, type)
    if (href) tr.addMark(from, to, type.create({ href, target: newWindow ? '_blank' : null }))
    dispatch?.(tr)
    return true
  }
}

/** Returns the range of the link at the caret, or of the selection. */
export function linkRange(state: EditorState): { from: number; to: number; href: string; newWindow: boolean } {
  const { from, to, $from } = state.selection
  const type = markType('link')
  const here = type.isInSet($from.marks()) ?? type.isInSet(state.doc.nodeAt(from)?.marks ?? [])
  const link = { href: String(here?.attrs['href'] ?? ''), newWindow: here?.attrs['target'] === '_blank' }
  if (from !== to || !here) return { from, to, ...link }
  let start = from
  let end = from
  state.doc.nodesBetween($from.start(), $from.end(), (child, at) => {
    if (!child.isText || !here.isInSet(child.marks)) return
    if (at <= from && at + child.nodeSize >= from) {
      start = at
      end = at + child.nodeSize
    }
  })
  return { from: start, to: end, ...link }
}

/** Gives the selection, or the words typed next, a colour of the palette or theme; null is that of the text around. */
export function coloured(name: string | null): Command {
  return replacing(['color'], name === null ? null : markType('color').create({ name }))
}

/** Gives the selection, or the words typed next, a size; null is that of the text around. */
export function sized(step: string | null): Command {
  const mark = step === 'small' ? markType('small').create() : markType('size').create({ step })
  return replacing(['small', 'size'], step === null ? null : mark)
}

function replacing(names: readonly string[], mark: Mark | null): Command {
  return ({ tr, selection: { from, to, empty } }, dispatch) => {
    for (const name of names)
      if (empty) tr.removeStoredMark(markType(name))
      else tr.removeMark(from, to, markType(name))
    if (mark && empty) tr.addStoredMark(mark)
    if (mark && !empty) tr.addMark(from, to, mark)
    dispatch?.(tr)
    return true
  }
}

/** Returns an attribute of a mark at the caret, or at the start of the selection; null without the mark. */
export function markValue({ selection, storedMarks, doc }: EditorState, name: string, attribute: string): unknown {
  const { $from, from, empty } = selection
  const marksHere = empty ? (storedMarks ?? $from.marks()) : (doc.nodeAt(from)?.marks ?? $from.marks())
  return marksHere.find(({ type }) => type.name === name)?.attrs[attribute] ?? null
}

export function isIn(state: EditorState, name: string, attrs: Record<string, unknown> = {}): boolean {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const at = $from.node(depth)
    if (at.type.name === name && Object.entries(attrs).every(([key, value]) => at.attrs[key] === value)) return true
  }
  return false
}

export function hasMark(state: EditorState, name: string): boolean {
  const { from, to, empty, $from } = state.selection
  const type = markType(name)
  return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type)
}

const hardBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView())
  return true
})

/** Words between backticks become code. */
const codeRule = new InputRule(/`([^`]{1,200})`$/, (state, match, start, end) => {
  const [, words = ''] = match
  const code = markType('code')
  const { parent } = state.doc.resolve(start)
  if (!parent.type.allowsMarkType(code)) return null
  return state.tr.replaceWith(start, end, textSchema.text(words, [code.create()])).removeStoredMark(code)
})

/**
 * Keys, and the conversion of `# `, `- `, `1. ` and `> ` at the start of a line. Undo belongs to the document and not
 * to the text.
 */
export function textPlugins(): Plugin[] {
  const rules = inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,4})\s$/, node('heading'), (match) => ({ level: (match[1] ?? '').length })),
      wrappingInputRule(/^\s*([-*])\s$/, node('bullet_list')),
      wrappingInputRule(/^(\d+)\.\s$/, node('ordered_list'), (match) => ({ start: Number(match[1]) })),
      wrappingInputRule(/^\s*>\s$/, node('blockquote')),
      codeRule,
    ],
  })
  const keys = keymap({
    'Mod-b': toggles('strong'),
    'Mod-i': toggles('em'),
    'Mod-u': toggles('underline'),
    'Mod-Shift-h': toggles('highlight'),
    'Mod-Shift-x': toggles('strike'),
    'Mod-e': toggles('code'),
    'Mod-Alt-0': paragraph,
    'Mod-Alt-1': heading(1),
    'Mod-Alt-2': heading(2),
    'Mod-Alt-3': heading(3),
    'Mod-Alt-4': heading(4),
    'Mod-Shift-8': bulletList,
    'Mod-Shift-7': orderedList,
    'Shift-Enter': hardBreak,
    'Mod-Enter': leaveTable(1),
    ArrowDown: leaveTable(1, 'down'),
    ArrowUp: leaveTable(-1, 'up'),
    Enter: splitListItem(node('list_item')),
    Tab: chainCommands(sinkListItem(node('list_item')), toCell(1)),
    'Shift-Tab': chainCommands(liftListItem(node('list_item')), toCell(-1)),
  })
  // Escape leaves the text; the standard keymap would select the node around the caret.
  const { Escape: _, ...usual } = baseKeymap
  return [rules, keys, keymap(usual)]
}

function liftOutOf(list: string): Command {
  return (state, dispatch) => isIn(state, list) && liftListItem(node('list_item'))(state, dispatch)
}
