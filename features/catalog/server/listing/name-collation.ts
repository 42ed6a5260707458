/** Languages with their own alphabetical order, each with a collation of the migration. */
const alphabets = new Set(
  'af ar az be bg bs ca cs cy da eo es et fa fi fo he hi hr hu hy is ja ka kk kn ko ky lt lv mk ml mn nb nn pl ro ru sk sl sq sr sv ta th tr uk ur uz vi zh'.split(
    ' ',
  ),
)
const former: Readonly<Record<string, string>> = { no: 'nb' }

/**
 * The collation of PostgreSQL by which names are ordered for readers of this language (BCP 47). Lists have an index of
 * the common one alone.
 */
export function nameCollation(locale: string): string {
  const language = locale.split('-')[0]?.toLowerCase() ?? ''
  const alphabet = former[language] ?? language
  return alphabets.has(alphabet) ? `quoin_names_${alphabet}` : 'quoin_names'
}
