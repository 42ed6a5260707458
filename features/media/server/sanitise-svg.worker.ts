import { Parser } from 'htmlparser2'
import type { ImageSize } from './image-header.ts'

const elements = new Set(
  'svg style g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image marker pattern mask clipPath linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence switch'
    .split(' ')
    .map((name) => name.toLowerCase()),
)
const attributes = new Set(
  'id class x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height viewbox preserveaspectratio transform fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility clip-path clip-rule clippathunits mask maskunits maskcontentunits mask-type filter filterunits primitiveunits marker-start marker-mid marker-end markerwidth markerheight markerunits orient refx refy patternunits patterncontentunits patterntransform gradientunits gradienttransform spreadmethod offset stop-color stop-opacity font-family font-size font-style font-weight letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode dx dy rotate textlength lengthadjust startoffset vector-effect paint-order shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters flood-color flood-opacity lighting-color in in2 result mode type values tablevalues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelmatrix divisor bias targetx targety edgemode preservealpha surfacescale diffuseconstant specularconstant specularexponent kernelunitlength azimuth elevation z pointsatx pointsaty pointsatz limitingconeangle basefrequency numoctaves seed stitchtiles stddeviation radius scale xchannelselector ychannelselector mix-blend-mode isolation role aria-label aria-hidden aria-labelledby version'.split(
    ' ',
  ),
)
/** Drawings with more elements are refused. */
const mostElements = 20_000
const deepest = 500
/** Parsing takes longer with the depth of elements, so the parser receives pieces and is stopped at the limit. */
const pieceLength = 32_768

/**
 * Rewrites a drawing with known elements and attributes alone, internal references, images as data of pixel formats,
 * and rules that fetch nothing. The result contains no scripts, events, links, entities or foreign content. Returns
 * null for other files.
 */
export function sanitiseSvg(source: string): string | null {
  const out: string[] = []
  const open: string[] = []
  let skipping = 0
  let count = 0
  const parser = new Parser(
    {
      onopentag(name, rawAttributes) {
        count += 1
        const isKnown = elements.has(name.toLowerCase()) && (open.length > 0 || name.toLowerCase() === 'svg')
        if (skipping > 0 || !isKnown || count > mostElements) return void (skipping += 1)
        const allowedAttributes = Object.entries(rawAttributes).flatMap(([key, value]) => attribute(name, key, value))
        out.push(
          `<${name}${open.length === 0 ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${allowedAttributes.join('')}>`,
        )
        open.push(name)
      },
      ontext(text) {
        if (skipping > 0 || open.length === 0) return
        if (open.at(-1)?.toLowerCase() !== 'style' || isHarmlessCss(text)) out.push(escape(text))
      },
      onclosetag(name) {
        if (skipping > 0) return void (skipping -= 1)
        if (open.length === 0) return
        open.pop()
        out.push(`</${name}>`)
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
  )
  const isTooMuch = () => count > mostElements || open.length + skipping > deepest
  for (let at = 0; at < source.length && !isTooMuch(); at += pieceLength)
    parser.write(source.slice(at, at + pieceLength))
  if (isTooMuch()) return null
  parser.end()
  return out.length > 0 ? out.join('') : null
}

/** Reads the size from width and height, or from the view box; browsers draw other drawings at 300 × 150. */
export function svgSize(svg: string): ImageSize {
  const root = /<svg[^<>]*>/.exec(svg)?.[0] ?? ''
  const length = (name: string) => Number(new RegExp(`\\s${name}="\\s*([\\d.]+)(?:px)?\\s*"`).exec(root)?.[1] ?? 0)
  const box = /\sviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(root)
  const [width, height] =
    length('width') && length('height')
      ? [length('width'), length('height')]
      : [Number(box?.[1] ?? 300), Number(box?.[2] ?? 150)]
  return {
    width: Math.min(20_000, Math.max(1, Math.round(width || 300))),
    height: Math.min(20_000, Math.max(1, Math.round(height || 150))),
  }
}

function attribute(element: string, key: string, value: string): string[] {
  const name = key.toLowerCase()
  if (name === 'style') return inlineStyle(value)
  if (name === 'href' || name === 'xlink:href')
    return isSafeReference(element, value) ? [` href="${escape(value.trim())}"`] : []
  if (!attributes.has(name) || hasForeignReference(value)) return []
  return [` ${key}="${escape(value)}"`]
}

/**
 * Moves declarations of a style attribute into attributes: drawing programs write either, and style sheets could load
 * resources.
 */
function inlineStyle(style: string): string[] {
  return style.split(';').flatMap((declaration) => {
    const [property = '', ...rest] = declaration.split(':')
    const name = property.trim().toLowerCase()
    const value = rest.join(':').trim()
    return attributes.has(name) && value && !hasForeignReference(value) ? [` ${name}="${escape(value)}"`] : []
  })
}

/** Accepts rules for the drawing's own shapes which load nothing and contain no escapes. */
function isHarmlessCss(css: string): boolean {
  return !css.includes('@') && !hasForeignReference(css)
}

function isSafeReference(element: string, value: string): boolean {
  if (/^\s*#[\w.:-]+\s*$/.test(value)) return true
  return element.toLowerCase() === 'image' && /^\s*data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i.test(value)
}

function hasForeignReference(value: string): boolean {
  const withoutOwn = value.replace(/url\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi, '')
  return /url\s*\(|javascript:|data:|@import|expression\s*\(|\\/i.test(withoutOwn)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
