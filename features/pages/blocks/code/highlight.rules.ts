export const codeLanguages = [
  'plain',
  'html',
  'css',
  'javascript',
  'typescript',
  'json',
  'python',
  'shell',
  'sql',
] as const
export type CodeLanguage = (typeof codeLanguages)[number]

export type TokenKind = 'comment' | 'string' | 'number' | 'keyword' | 'name'
export interface Token {
  kind: TokenKind | null
  text: string
}

const keywords: Partial<Record<CodeLanguage, string>> = {
  javascript:
    'async await break case catch class const continue default delete do else export extends false finally for from function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield',
  python:
    'and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None not or pass raise return True try while with yield',
  shell: 'case do done elif else esac export fi for function if in local return then while',
  sql: 'add all alter and as asc begin between by case check commit constraint create default delete desc distinct drop else end exists foreign from group having if in inner insert into is join key left like limit not null on or order primary references returning select set table then union unique update using values when where with',
  json: 'true false null',
  css: 'important',
}

// Openings may stay unclosed and then run to the end of the line or the source. A pattern that had to find its end
// would search again from every opening, and take minutes for a source full of openings.
const lineStrings = `"(?:\\\\.|[^"\\\\\\n])*"?|'(?:\\\\.|[^'\\\\\\n])*'?`
const blockComment = '\\/\\*[\\s\\S]*?(?:\\*\\/|$)'
const called = '(?<![\\w$])[A-Za-z_$][\\w$]{0,60}(?=\\()'
const cLike = {
  comment: `\\/\\/[^\\n]*|${blockComment}`,
  string: `${lineStrings}|\`(?:\\\\[\\s\\S]|[^\`\\\\])*\`?`,
  name: called,
}

const grammars: Record<
  Exclude<CodeLanguage, 'plain'>,
  { comment: string | null; string: string; name: string | null }
> = {
  html: { comment: '<!--[\\s\\S]*?(?:-->|$)', string: lineStrings, name: '<\\/?[a-zA-Z][\\w-]*|\\/?>' },
  css: { comment: blockComment, string: lineStrings, name: '(?<![\\w-])[\\w-]{1,60}(?=\\s{0,4}:)' },
  javascript: cLike,
  typescript: cLike,
  json: { comment: null, string: '"(?:\\\\.|[^"\\\\\\n])*"?', name: '"(?:\\\\.|[^"\\\\\\n]){0,200}"(?=\\s{0,20}:)' },
  python: { comment: '#[^\\n]*', string: `"""[\\s\\S]*?(?:"""|$)|${lineStrings}`, name: called },
  shell: { comment: '#[^\\n]*', string: lineStrings, name: '\\$[\\w{}]+' },
  sql: { comment: '--[^\\n]*', string: "'(?:''|[^'])*'?", name: null },
}

/** Longer sources are shown without colours. */
const longest = 50_000

/** The source in coloured pieces: enough to read by, without a parser. Joined, the texts are the source. */
export function highlight(source: string, language: CodeLanguage): readonly Token[] {
  if (language === 'plain' || source.length > longest) return [{ kind: null, text: source }]
  const { comment, string, name } = grammars[language]
  const words = (keywords[language === 'typescript' ? 'javascript' : language] ?? '').split(' ').filter(Boolean)
  const extra = language === 'typescript' ? ['type', 'interface', 'readonly', 'satisfies', 'as', 'keyof'] : []
  const groups = [
    ['comment', comment],
    ['name', language === 'json' ? name : null],
    ['string', string],
    ['keyword', words.length > 0 ? `\\b(?:${[...words, ...extra].join('|')})\\b` : null],
    ['number', '\\b\\d[\\w.%]*'],
    ['name', language === 'json' ? null : name],
  ].filter((group): group is [TokenKind, string] => group[1] !== null)
  const pattern = new RegExp(
    groups.map(([, expression]) => `(${expression})`).join('|'),
    language === 'sql' ? 'gi' : 'g',
  )
  return pieces(
    source,
    pattern,
    groups.map(([kind]) => kind),
  )
}

function pieces(source: string, pattern: RegExp, kinds: readonly TokenKind[]): Token[] {
  const found: Token[] = []
  let at = 0
  for (const match of source.matchAll(pattern)) {
    if (match.index > at) found.push({ kind: null, text: source.slice(at, match.index) })
    const group = match.slice(1).findIndex((text) => text !== undefined)
    found.push({ kind: kinds[group] ?? null, text: match[0] })
    at = match.index + match[0].length
  }
  if (at < source.length) found.push({ kind: null, text: source.slice(at) })
  return found
}
