import type { CSSProperties } from 'react'

/** A page in small with the site's name on it. The site itself may not be shown here: no other host frames it. */
export function SiteMiniature({ title }: { title: string }) {
  return (
    <span className="miniature" style={{ '--tint': tintOf(title) } as CSSProperties}>
      <svg viewBox="0 0 160 100" aria-hidden>
        <rect width="160" height="100" fill="var(--paper)" />
        <path d="M10 9h20M112 9h9M126 9h9M140 9h10" stroke="currentColor" strokeWidth="2" strokeLinecap="round" opacity=".4" />
        <text x="10" y="46" fontSize={Math.max(6, Math.min(15, 136 / title.length))} fontWeight="600" fill="var(--ink)" letterSpacing="-.3">
          {title.length > 22 ? `${title.slice(0, 21)}…` : title}
        </text>
        <path d="M10 56h54M10 62h46M10 68h28" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" opacity=".3" />
        <rect x="92" y="20" width="68" height="80" fill="var(--tint)" />
        <path d="m92 100 0-22 20-24 17 21 10-11 21 26v10z" fill="#000" opacity=".12" />
        <circle cx="140" cy="38" r="7" fill="#fff" opacity=".75" />
      </svg>
    </span>
  )
}

/** Each site keeps a colour of its own, made from its name. */
function tintOf(title: string): string {
  const sum = [...title].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
  return `oklch(0.78 0.09 ${sum})`
}
