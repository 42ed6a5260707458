import type { SiteStyles } from './styles.ts'

const layouts = {
  split: '.site-header .block:first-child{margin-inline-end:auto}',
  centered:
    '@media (min-width:433px){.site-header .block:first-child,.site-header .block:last-child:nth-child(n+3){flex:1}.site-header .block:nth-child(2){margin-inline:auto}.site-header .block:nth-child(2):last-child{flex:2}}@media (max-width:432px){.site-header .block:first-child{margin-inline-end:auto}}',
  stacked:
    '@media (min-width:433px){.site-header .grid{flex-direction:column;gap:.9rem}.site-header .block{max-width:100%}}@media (max-width:432px){.site-header .block:first-child{margin-inline-end:auto}}',
} as const

/** Without the script or with reduced motion the header stays visible. */
const hiding = `.site-header:not([data-overlay]){position:sticky;top:0}html{scroll-padding-top:min(6rem,30vh)}body{position:relative}
    .header-watch{position:absolute;top:min(100vh + 240px,100% - 1px);width:1px;height:1px;pointer-events:none}
    @media screen and (prefers-reduced-motion:no-preference){.site-header{transition:translate .28s cubic-bezier(.2,.7,.2,1)}.site-header[data-away]:not(:focus-within){translate:0 -101%}}`

const properties = ['bg', 'surface', 'text', 'heading', 'muted', 'accent', 'on-accent', 'line', 'edge']

/**
 * Styles of header and footer. A header is a single row of its sections' content, in its own colours, at every width.
 */
export function frameCss({ header }: Pick<SiteStyles, 'header'>): string {
  const inherited = properties.map((name) => `--${name}:inherit`).join(';')
  return `
    .site-header{position:relative;z-index:20;${header.line ? 'border-bottom:1px solid var(--line)' : ''}}
    .site-header[data-sticky]{position:sticky;top:0}
    html:has(.site-header[data-sticky]){scroll-padding-top:min(6rem,30vh)}
    .site-header[data-theme] .section{${inherited}}
    .site-header .section{padding-block:clamp(.7rem,1.5vw,1.4rem);min-height:0;background-color:transparent}
    .site-header :is(.section,.grid){isolation:auto}
    .site-header .grid{display:flex;align-items:center;gap:.5rem clamp(1rem,2.5vw,2.25rem)}
    ${header.hides ? hiding : ''}
    ${layouts[header.layout]}
    .site-header[data-overlay]{position:absolute;inset:0 0 auto;background-color:transparent;border:0}
    .site-header[data-overlay]+main>.section:first-child{padding-top:calc(var(--space,var(--section-space)) + 4rem)}
    .site-footer{font-size:var(--size-s)}
    .site-footer :is(h1,h2,h3,h4){font-size:1em;letter-spacing:0;line-height:1.4}
    .site-footer .text>*+*{margin-top:.5em}
    .site-footer .text{max-width:none}
    @media (max-width:432px){.site-footer .grid{row-gap:1.75rem}}`
}
