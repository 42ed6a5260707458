import type { SiteStyles } from './styles.ts'

type Moving = Exclude<SiteStyles['motion']['character'], 'none'>

interface Character {
  /** Opacity of an image before it becomes visible. */
  faded: number
  /** Position of a block before it enters. */
  from: string
  /** Visible share at which the block is in its final place. */
  until: string
  /** Milliseconds from one page to the next. */
  pages: number
  more: string
}

const lift =
  '@media (hover:hover){.button{transition:background-color .12s,color .12s,border-color .12s,translate .2s,box-shadow .2s}.button:hover:not(:disabled){translate:0 -2px}}'
const nearer =
  '@media (hover:hover){:where(.block a) img{transition:scale .5s cubic-bezier(.2,.7,.2,1)}:where(.block a:hover) img{scale:1.03}:where(.block a:has(img)){overflow:clip}}'
const parallax = (share: number): string =>
  `@keyframes drift{from{translate:0 -${share}%}to{translate:0 ${share}%}}.section-background{overflow:clip}.section-background :is(img,video){scale:${1 + (share * 2.4) / 100};animation:drift linear both;animation-timeline:view()}`

const characters: Readonly<Record<Moving, Character>> = {
  calm: { faded: 0.2, from: 'translate:0 8px', until: '30%', pages: 180, more: '' },
  gentle: { faded: 0.2, from: 'translate:0 20px', until: '35%', pages: 220, more: lift },
  expressive: { faded: 0, from: 'translate:0 48px', until: '40%', pages: 280, more: lift + nearer + parallax(6) },
  lively: {
    faded: 0,
    from: 'translate:0 64px;scale:.94',
    until: '50%',
    pages: 320,
    more: `${lift}${nearer}${parallax(10)}@keyframes from-side{from{translate:-56px 0}}@keyframes from-other-side{from{translate:56px 0}}main .grid>.block[data-beside]{animation-name:from-side}main .grid>.block[data-beside]:nth-child(even){animation-name:from-other-side}`,
  },
}

/**
 * Returns a published site's motion by its character; empty without any. All of it is CSS: where a browser has no
 * scroll timelines, or the visitor prefers reduced motion, blocks are simply in place. Images fade in with their block;
 * words only move, so that they can be read wherever the scroll stops. The animation of a block ends with its entrance,
 * so that fixed elements inside it stay fixed to the window.
 */
export function motionCss({ motion: { character } }: Pick<SiteStyles, 'motion'>): string {
  if (character === 'none') return ''
  const { faded, from, until, pages, more } = characters[character]
  const range = `animation-timeline:--block;animation-range:entry 0% entry ${until}`
  const reveal = `@keyframes come-in{from{${from}}}@keyframes fade-in{from{opacity:${faded}}}main .grid>.block{view-timeline:--block;animation:come-in ease-out backwards;${range}}main .grid>.block :is(img,video){animation:fade-in ease-out backwards;${range}}`
  return `@media screen and (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(root){animation-duration:${pages}ms}@supports (animation-timeline:view()){${reveal}${more}}}`
}
