import { fontOf } from './fonts.ts'
import type { SiteStyles } from './styles.ts'

const linkStyles = {
  underline:
    'a{text-decoration-color:color-mix(in srgb,currentColor 40%,transparent)}a:hover{text-decoration-color:currentColor}',
  hover: 'a{text-decoration-color:transparent}a:hover{text-decoration-color:currentColor}',
  accent:
    'a{color:var(--accent);text-decoration-color:color-mix(in srgb,currentColor 30%,transparent)}a:hover{text-decoration-color:currentColor}',
} as const

/** Typography of text: line length, rhythm, hanging punctuation, quotation marks by language, numerals by context. */
export function typographyCss(styles: SiteStyles): string {
  const figures =
    fontOf(styles.body.family).category === 'serif' ? 'font-variant-numeric:oldstyle-nums proportional-nums;' : ''
  const slant = styles.heading.italic ? 'font-style:italic;' : ''
  const letterCase = styles.type.headingCase === 'none' ? '' : `text-transform:${styles.type.headingCase};`
  return `
    *,::before,::after{box-sizing:border-box}
    html{-webkit-text-size-adjust:none;text-size-adjust:none;hanging-punctuation:first last;scroll-padding-top:5rem}
    body{margin:0;font:${styles.body.weight} var(--size)/var(--leading) var(--font-body);${figures}overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
    body,[data-theme]{background-color:var(--bg);color:var(--text)}
    h1,h2,h3,h4,.display{margin:0;font-family:var(--font-heading);font-weight:var(--weight-heading);${slant}${letterCase}line-height:var(--leading-heading);letter-spacing:var(--tracking);color:var(--heading);text-wrap:balance;overflow-wrap:anywhere;font-variant-numeric:lining-nums}
    .display{font-size:var(--display)}
    h1{font-size:var(--h1)}
    h2{font-size:var(--h2)}
    h3{font-size:var(--h3);line-height:calc(var(--leading-heading) + .06)}
    h4{font-size:var(--h4);line-height:calc(var(--leading-heading) + .14);letter-spacing:calc(var(--tracking)/2)}
    p,ul,ol,dl,blockquote,figure,pre,table{margin:0}
    p,li,dd,figcaption{text-wrap:pretty}
    a{color:inherit;text-underline-offset:.18em;text-decoration-thickness:from-font;text-decoration-skip-ink:auto;transition:text-decoration-color .12s}
    ${linkStyles[styles.links]}
    strong,b{font-weight:650}
    small{font-size:var(--size-s)}
    sub,sup{font-size:.72em;line-height:0}
    mark{background:color-mix(in srgb,var(--accent) 22%,transparent);color:inherit;padding:0 .12em;border-radius:2px}
    img,svg,video,canvas{display:block;max-width:100%}
    img,video{height:auto}
    hr{height:1px;margin:0;border:0;background:var(--line)}
    code,pre,kbd{font-family:var(--font-mono);font-size:.88em;font-variant-ligatures:none}
    :not(pre)>code,kbd{padding:.12em .36em;border-radius:4px;background:var(--surface)}
    pre{overflow-x:auto;padding:1.1em 1.3em;border-radius:min(var(--radius),12px);background:var(--surface);line-height:1.55;tab-size:2}
    ::selection{background:var(--accent);color:var(--on-accent)}
    :lang(nl){quotes:"‘" "’" "“" "”"}
    :lang(en){quotes:"“" "”" "‘" "’"}
    ${flowCss}
    ${printCss}`
}

/** `.text` is running text: rich text, Markdown, excerpts. */
const flowCss = `
  .text{max-width:var(--measure)}
  .text>*+*{margin-top:1em}
  .text>*+:is(h1,h2){margin-top:1.1em}
  .text>*+:is(h3,h4){margin-top:1.6em}
  .text>:is(h1,h2)+*{margin-top:.95em}
  .text>:is(h3,h4)+*{margin-top:.6em}
  .text>:is(h1,h2){max-width:none}
  .text :is(ul,ol){padding-inline-start:1.35em}
  .text li+li,.text li>p+p{margin-top:.4em}
  .text li>:is(ul,ol){margin-top:.4em}
  .text li::marker{color:var(--muted);font-variant-numeric:lining-nums tabular-nums}
  .text ul>li::marker{color:var(--accent)}
  .text>blockquote{margin-block:1.6em;padding-inline-start:1.2em;border-inline-start:2px solid var(--accent);font-size:1.08em}
  .text blockquote p+p{margin-top:.8em}
  .text>hr{margin-block:2.4em}
  .text figcaption,figcaption{margin-top:.7em;font-size:var(--size-s);line-height:1.45;color:var(--muted)}
  table{width:100%;border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums;font-size:.94em;line-height:1.45}
  th,td{padding:.65em 1em .65em 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
  th{font-weight:600;color:var(--heading)}
  .table{overflow-x:auto}
  @media (min-width:900px){:not([data-beside])>.text>:is(ul,ol){padding-inline-start:0}}`

const printCss = `
  @media print{
    @page{margin:18mm}
    body,[data-theme]{background:none!important;color:#000!important;--text:#000;--heading:#000;--muted:#444;--accent:#000;--line:#bbb}
    body{font-size:10.5pt}
    h1,h2,h3,h4{break-after:avoid;color:#000}
    img,figure,blockquote,pre,tr{break-inside:avoid}
    nav,video,iframe,form,[data-print=no]{display:none!important}
    .text a[href^=http]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}
  }`
