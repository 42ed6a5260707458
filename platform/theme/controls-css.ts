import type { SiteStyles } from './styles.ts'

const buttonStyles = {
  solid: 'background:var(--accent);color:var(--on-accent);border-color:var(--accent)',
  outline: 'background:transparent;color:var(--text);border-color:currentColor',
  underline:
    '--pad:.3em 0;min-height:32px;background:none;color:var(--text);border-color:transparent;border-bottom-color:currentColor;border-radius:0',
} as const

/** Styles under a mouse, which never reduce contrast: a solid button moves away from the colour of its text. */
const hoverStyles: Record<keyof typeof buttonStyles, string> = {
  solid:
    'background:color-mix(in oklab,var(--accent) 86%,oklch(from var(--on-accent) calc(1 - l) 0 0));border-color:transparent',
  outline: 'background:var(--text);color:var(--bg);border-color:var(--text)',
  underline: 'box-shadow:0 1.5px',
}

/** Buttons, fields and focus: native controls in the colours of the site. */
export function controlsCss(styles: SiteStyles): string {
  const letters =
    styles.button.case === 'uppercase'
      ? 'text-transform:uppercase;letter-spacing:.06em;font-size:.84em;'
      : 'font-size:.96em;'
  return `
    :focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:2px}
    [data-theme=bright] :focus-visible{outline-color:var(--text)}
    .button{display:inline-flex;align-items:center;justify-content:center;gap:.6em;min-height:44px;padding:var(--pad,.72em 1.5em);border:1.5px solid;border-radius:var(--button-radius);font-family:var(--font-body);font-weight:600;${letters}line-height:1.25;text-align:center;text-decoration:none;cursor:pointer;transition:background-color .12s,color .12s,border-color .12s}
    .button:active{translate:0 1px}
    .button[data-size=small]{min-height:36px;--pad:.5em 1.05em;font-size:.88em}
    .button[data-size=large]{min-height:54px;--pad:.95em 2.1em;font-size:1.06em}
    ${lookRules(styles.button.style)}
    .button[aria-disabled=true],.button:disabled{opacity:.45;cursor:not-allowed}
    button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
    input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=submit],[type=button]),select,textarea{width:100%;min-height:46px;padding:.6em .85em;border:1px solid var(--edge);border-radius:min(var(--radius),10px);background:var(--bg);font-size:max(16px,.96em);accent-color:var(--accent)}
    textarea{min-height:8em;line-height:1.5;field-sizing:content}
    input[type=checkbox],input[type=radio]{width:1.15em;height:1.15em;margin:0;accent-color:var(--accent)}
    ::placeholder{color:var(--muted);opacity:1}
    label{font-size:var(--size-s);font-weight:600}
    fieldset{margin:0;padding:0;border:0}
    summary{cursor:pointer}
    .sr{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;transition-duration:0s!important}}
    @media (forced-colors:active){.button{border-color:ButtonText}}`
}

/** Rules of a button's style: that of the site, unless the button has its own. */
function lookRules(own: keyof typeof buttonStyles): string {
  const looks = Object.entries(buttonStyles).map(([look, rules]) => `${lookOf(look, own)}{${rules}}`)
  const hovers = Object.entries(hoverStyles).map(
    ([look, rules]) => `${lookOf(look, own, ':hover:not(:disabled)')}{${rules}}`,
  )
  return `${looks.join('')}@media (hover:hover){${hovers.join('')}}`
}

function lookOf(look: string, own: string, state = ''): string {
  return `.button[data-look=${look}]${state}${look === own ? `,.button:not([data-look])${state}` : ''}`
}
