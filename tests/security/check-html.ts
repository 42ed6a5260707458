import { Parser } from 'htmlparser2'

const addresses = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'srcset',
  'background',
  'cite',
  'ping',
])
/** Their content is read by nobody as a script. */
const dataTypes = new Set(['application/json', 'application/ld+json'])
const foreign = new Set([
  'object',
  'embed',
  'base',
  'frame',
  'frameset',
  'applet',
  'marquee',
  'animate',
  'set',
  'foreignobject',
])

/**
 * Everything in a page that could run without the owner of the page having written it as code. `nonce`: of the page
 * itself.
 */
export function whatRuns(html: string, nonce: string | null): string[] {
  const found: string[] = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (
          name === 'script' &&
          !dataTypes.has(attributes['type'] ?? '') &&
          !(nonce !== null && attributes['nonce'] === nonce && attributes['src'])
        )
          found.push(`script ${attributes['src'] ?? ''}`)
        if (foreign.has(name)) found.push(name)
        if (name === 'meta' && attributes['http-equiv']) found.push(`meta ${attributes['http-equiv']}`)
        if (name === 'iframe' && attributes['sandbox'] !== '')
          found.push(`iframe ${attributes['src'] ?? attributes['srcdoc'] ?? ''}`)
        for (const [attribute, value] of Object.entries(attributes)) {
          if (attribute.startsWith('on')) found.push(`${name} ${attribute}`)
          if (addresses.has(attribute) && runsWhenFollowed(value) && !isImage(name, value))
            found.push(`${name} ${attribute}=${value}`)
          if (attribute === 'style' && /url\s*\(\s*['"]?\s*(?!\/|#|['"]?data:image)/i.test(value))
            found.push(`${name} style=${value}`)
        }
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  )
  parser.end(html)
  return found
}

/** In an image or an icon a drawing runs nothing. */
function isImage(name: string, address: string): boolean {
  return (name === 'img' || name === 'link') && address.startsWith('data:image/')
}

/** As browsers read an address: without what they drop at its start and inside. */
function runsWhenFollowed(address: string): boolean {
  const plain = [...address].filter((character) => character > ' ' && character !== '\u007f').join('')
  return /^(javascript|vbscript|data:text|data:image\/svg|data:application|feed:|view-source:|blob:|file:)/i.test(plain)
}
