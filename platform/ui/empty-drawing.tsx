import type { ReactNode } from 'react'

const line = 'var(--line-strong)'
const faint = 'var(--surface-2)'
const accent = 'var(--accent)'
const wash = 'var(--accent-wash)'

/**
 * Drawings of empty screens in use, in the colours of the owner area. They contain no words, so they need no language.
 */
const scenes = {
  orders: () => <Rows mark="thumb" pills={[accent, 'var(--success)', 'var(--success)']} />,
  people: () => <Rows mark="face" pills={[null, null, null]} />,
  team: () => <Rows mark="face" pills={[accent, faint, faint]} />,
  products: () => (
    <>
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${24 + at * 56} 34)`}>
          <rect width="48" height="48" rx="4" fill={at === 0 ? wash : faint} />
          <path d="M8 40l12-14 8 8 6-6 8 12z" fill={line} />
          <rect y="56" width="36" height="5" rx="2.5" fill={line} />
          <rect y="66" width="22" height="5" rx="2.5" fill={accent} />
        </g>
      ))}
    </>
  ),
  posts: () => (
    <>
      {[0, 1].map((at) => (
        <g key={at} transform={`translate(24 ${32 + at * 44})`}>
          <rect width="44" height="34" rx="4" fill={at === 0 ? wash : faint} />
          <rect x="56" y="4" width="92" height="6" rx="3" fill={line} />
          <rect x="56" y="16" width="76" height="4" rx="2" fill={faint} />
          <rect x="56" y="25" width="52" height="4" rx="2" fill={faint} />
        </g>
      ))}
    </>
  ),
  sales: () => (
    <>
      {[22, 34, 28, 48, 40, 60, 72].map((tall, at) => (
        <rect
          key={at}
          x={28 + at * 22}
          y={112 - tall}
          width="14"
          height={tall}
          rx="2"
          fill={at === 6 ? accent : wash}
        />
      ))}
      <path d="M24 112h160" stroke={line} />
    </>
  ),
  gift: () => (
    <g transform="translate(46 34)">
      <rect width="116" height="74" rx="8" fill={wash} stroke={accent} strokeWidth="1.5" />
      <path d="M34 0v74M0 28h116" stroke={accent} strokeWidth="4" />
      <path d="M34 28c-14-2-20-10-14-15s12 3 14 15c2-12 8-20 14-15s0 13-14 15z" fill="var(--paper)" stroke={accent} />
      <rect x="56" y="48" width="44" height="7" rx="3.5" fill={accent} />
    </g>
  ),
  discount: () => (
    <g transform="translate(36 42)">
      <path
        d="M6 0h124a6 6 0 0 1 6 6v14a10 10 0 0 0 0 20v14a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V40a10 10 0 0 0 0-20V6a6 6 0 0 1 6-6z"
        fill={wash}
        stroke={accent}
        strokeWidth="1.5"
      />
      <path d="M44 8v44" stroke={accent} strokeDasharray="4 4" />
      <path d="M18 40l12-20M19 24h.1M29 36h.1" stroke={accent} strokeWidth="5" strokeLinecap="round" />
      <rect x="58" y="18" width="60" height="8" rx="4" fill={accent} />
      <rect x="58" y="34" width="40" height="6" rx="3" fill={line} />
    </g>
  ),
  reviews: () => (
    <g transform="translate(28 34)">
      {[0, 1, 2, 3, 4].map((at) => (
        <path
          key={at}
          transform={`translate(${at * 22} 0)`}
          d="M9 0l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L9 14.3l-5.6 2.9 1.1-6.2L0 6.6l6.2-.9z"
          fill={at < 4 ? 'var(--attention)' : faint}
        />
      ))}
      <rect y="30" width="148" height="5" rx="2.5" fill={line} />
      <rect y="42" width="120" height="5" rx="2.5" fill={faint} />
      <circle cx="9" cy="68" r="9" fill={wash} />
      <rect x="26" y="64" width="48" height="6" rx="3" fill={faint} />
    </g>
  ),
  renewals: () => (
    <g transform="translate(54 30)">
      <rect y="6" width="100" height="76" rx="6" fill={faint} stroke={line} />
      <path d="M0 26h100M24 0v12M76 0v12" stroke={line} strokeWidth="3" />
      <path d="M34 56a16 16 0 0 1 30-6M66 54a16 16 0 0 1-30 6" fill="none" stroke={accent} strokeWidth="4" />
      <path d="M67 40v12H55zM33 70V58h12z" fill={accent} />
    </g>
  ),
  inbox: () => <Rows mark="letter" pills={[accent, null, null]} />,
  newsletter: () => (
    <g transform="translate(52 38)">
      <rect width="76" height="56" rx="4" fill={wash} stroke={accent} strokeWidth="1.5" />
      <path d="M4 6l34 28L72 6" fill="none" stroke={accent} strokeWidth="3" strokeLinejoin="round" />
      <path d="M88 14h22M88 28h30M88 42h16" stroke={line} strokeWidth="5" strokeLinecap="round" />
    </g>
  ),
  locked: () => (
    <>
      <Lines />
      <rect x="24" y="62" width="160" height="52" rx="6" fill={wash} />
      <g transform="translate(46 74)">
        <rect y="9" width="22" height="18" rx="3" fill={accent} />
        <path d="M5 9V6a6 6 0 0 1 12 0v3" fill="none" stroke={accent} strokeWidth="3" />
      </g>
      <rect x="82" y="80" width="84" height="16" rx="8" fill={accent} />
    </>
  ),
  redirects: () => (
    <>
      <rect x="24" y="34" width="132" height="22" rx="11" fill={faint} />
      <rect x="36" y="42" width="64" height="6" rx="3" fill={line} />
      <path d="M104 62v14m-6-6 6 7 6-7" fill="none" stroke={accent} strokeWidth="3" />
      <rect x="52" y="84" width="132" height="22" rx="11" fill={wash} stroke={accent} />
      <rect x="64" y="92" width="88" height="6" rx="3" fill={accent} />
    </>
  ),
  history: () => (
    <>
      <path d="M36 38v70" stroke={line} strokeWidth="2" />
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(36 ${42 + at * 30})`}>
          <circle r="6" fill={at === 0 ? accent : 'var(--paper)'} stroke={at === 0 ? accent : line} strokeWidth="2" />
          <rect x="18" y="-6" width={100 - at * 16} height="6" rx="3" fill={line} />
          <rect x="18" y="5" width={62 - at * 8} height="4" rx="2" fill={faint} />
        </g>
      ))}
    </>
  ),
  published: () => (
    <g transform="translate(72 34)">
      <circle cx="32" cy="36" r="34" fill={wash} />
      <path
        d="M16 37l11 12 22-25"
        fill="none"
        stroke={accent}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  ),
  donation: () => (
    <>
      <path
        d="M104 82S70 64 70 46c0-10 8-16 17-16 8 0 14 5 17 12 3-7 9-12 17-12 9 0 17 6 17 16 0 18-34 36-34 36z"
        fill={wash}
        stroke={accent}
        strokeWidth="2"
      />
      {[0, 1, 2].map((at) => (
        <rect key={at} x={40 + at * 46} y="94" width="36" height="18" rx="9" fill={at === 1 ? accent : faint} />
      ))}
    </>
  ),
  categories: () => (
    <>
      {[0, 1, 2, 3].map((at) => (
        <g key={at} transform={`translate(${at % 3 === 0 ? 28 : 52} ${34 + at * 21})`}>
          <rect width="14" height="12" rx="2" fill={at % 3 === 0 ? accent : wash} />
          <rect x="22" y="3" width={at % 3 === 0 ? 92 : 68} height="6" rx="3" fill={at % 3 === 0 ? line : faint} />
        </g>
      ))}
    </>
  ),
  delivery: () => (
    <g transform="translate(50 44)">
      <rect width="64" height="44" rx="4" fill={wash} stroke={accent} strokeWidth="1.5" />
      <path d="M64 14h22l18 18v12H64z" fill={faint} stroke={line} strokeWidth="1.5" />
      <circle cx="22" cy="50" r="9" fill="var(--paper)" stroke={line} strokeWidth="3" />
      <circle cx="82" cy="50" r="9" fill="var(--paper)" stroke={line} strokeWidth="3" />
    </g>
  ),
  pickup: () => (
    <g transform="translate(62 32)">
      <path d="M4 30h76v48H4z" fill={faint} stroke={line} strokeWidth="1.5" />
      <path d="M0 30L10 6h64l10 24z" fill={wash} stroke={accent} strokeWidth="1.5" />
      <rect x="14" y="46" width="20" height="32" fill={accent} />
      <rect x="44" y="46" width="26" height="16" fill="var(--paper)" stroke={line} />
    </g>
  ),
  tax: () => (
    <g transform="translate(66 24)">
      <path d="M0 0h76v94l-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7-9.5 7z" fill={faint} stroke={line} />
      <path d="M24 52l28-32M28 24h.1M49 47h.1" stroke={accent} strokeWidth="7" strokeLinecap="round" />
      <rect x="14" y="66" width="48" height="5" rx="2.5" fill={line} />
    </g>
  ),
  searches: () => (
    <>
      <rect x="24" y="34" width="160" height="26" rx="13" fill={faint} />
      <circle cx="42" cy="46" r="6" fill="none" stroke={accent} strokeWidth="3" />
      <path d="M46 51l5 5" stroke={accent} strokeWidth="3" strokeLinecap="round" />
      <rect x="60" y="44" width="70" height="6" rx="3" fill={line} />
      <rect x="36" y="74" width="110" height="6" rx="3" fill={faint} />
      <rect x="36" y="92" width="84" height="6" rx="3" fill={faint} />
    </>
  ),
} as const satisfies Record<string, () => ReactNode>

export type EmptyScene = keyof typeof scenes

export function EmptyDrawing({ of }: { of: EmptyScene }) {
  return (
    <svg viewBox="0 0 208 132" width="208" height="132" className="q-empty-drawing" aria-hidden focusable="false">
      <rect x="0.5" y="0.5" width="207" height="131" rx="10" fill="var(--paper)" stroke="var(--line)" />
      <path d="M0 20h208" stroke="var(--line)" />
      {[12, 22, 32].map((x) => (
        <circle key={x} cx={x} cy="10" r="2.5" fill={faint} />
      ))}
      {scenes[of]()}
    </svg>
  )
}

/** A list of which each entry has a mark, two lines and perhaps a status. */
function Rows({ mark, pills }: { mark: 'thumb' | 'face' | 'letter'; pills: readonly (string | null)[] }) {
  return pills.map((pill, at) => (
    <g key={at} transform={`translate(24 ${34 + at * 30})`}>
      {mark === 'face' && <circle cx="9" cy="9" r="9" fill={at === 0 ? accent : wash} />}
      {mark === 'thumb' && <rect width="18" height="18" rx="3" fill={at === 0 ? wash : faint} stroke={line} />}
      {mark === 'letter' && (
        <path d="M0 3h20v13H0zl10 8 10-8" fill={at === 0 ? wash : faint} stroke={at === 0 ? accent : line} />
      )}
      <rect x="30" y="2" width={72 - at * 8} height="6" rx="3" fill={line} />
      <rect x="30" y="12" width={48 + at * 6} height="4" rx="2" fill={faint} />
      {pill !== null && <rect x="128" y="3" width="32" height="12" rx="6" fill={pill} />}
    </g>
  ))
}

function Lines() {
  return [0, 1, 2].map((at) => (
    <rect key={at} x="24" y={32 + at * 10} width={160 - at * 34} height="5" rx="2.5" fill={at === 0 ? line : faint} />
  ))
}
