import type { ImagePiece } from '#platform/block'
import type { Element } from './html-tree.ts'
import { safeLink } from './inline.ts'
import { imagePiece } from './pieces.ts'

/** The image of an `img`; `around` contains its ancestors, one of which may be a link. */
export function imageOf(image: Element, around: Element[] = []): ImagePiece {
  const own = image.attributes
  const url =
    own['data-image'] ||
    own['data-orig-file'] ||
    absolute(own['data-url']) ||
    own['data-src'] ||
    own['data-lazy-src'] ||
    own.src ||
    ''
  const size = /^(\d+)x(\d+)$/.exec(own['data-image-dimensions'] ?? '')
  const focus = /^(-?[\d.]+),(-?[\d.]+)$/.exec(own['data-image-focal-point'] ?? '')
  const classes = [image, ...around].map((element) => element.attributes.class ?? '').join(' ')
  const link = around.find((element) => element.name === 'a')
  return imagePiece({
    url: withoutProxy(url.trim()),
    attachmentId: /\bwp-image-(\d+)/.exec(classes)?.[1] ?? own['data-id'] ?? '',
    alt: own.alt ?? '',
    title: own.title ?? '',
    href: link ? safeLink(link.attributes.href ?? '') : '',
    newWindow: link?.attributes.target === '_blank',
    width: positive(size?.[1] ?? own.width),
    height: positive(size?.[2] ?? own.height),
    focalPoint: focus ? { x: share(focus[1]), y: share(focus[2]) } : null,
    align: (/\balign(left|right|center|wide|full)\b/.exec(classes)?.[1] ?? null) as ImagePiece['align'],
  })
}

const positive = (text: string | undefined): number | null => {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : null
}
const share = (text: string | undefined): number => Math.min(1, Math.max(0, Number(text) || 0))

const absolute = (text = ''): string => (/^https?:\/\//i.test(text) ? text : '')

/** Jetpack shows images through a proxy, `https://i0.wp.com/HOST/PATH?ssl=1`; its copies end with the old site. */
function withoutProxy(url: string): string {
  const [, place = '', query = ''] = /^https?:\/\/i[0-3]\.wp\.com\/([\w.-]+\/[^?#]+)(?:\?([^#]*))?/i.exec(url) ?? []
  return place === '' ? url : `${/(?:^|&)ssl=1/.test(query.replaceAll('&amp;', '&')) ? 'https' : 'http'}://${place}`
}
