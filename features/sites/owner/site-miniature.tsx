/** The site as it is, small, in a frame that runs nothing; without an address, a drawing of a page. */
export function SiteMiniature({ title, address }: { title: string; address?: string | undefined }) {
  return (
    <span className="miniature">
      {address ? <iframe title={title} src={address} sandbox="" loading="lazy" tabIndex={-1} aria-hidden /> : <Drawing title={title} />}
    </span>
  )
}

function Drawing({ title }: { title: string }) {
  return (
    <svg viewBox="0 0 160 100" role="img" aria-label={title}>
      <rect width="160" height="100" rx="6" fill="var(--paper)" stroke="var(--line-strong)" />
      <path d="M12 14h26M112 14h10M128 14h8M142 14h6" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity=".5" />
      <path d="M12 38h64M12 48h44" stroke="currentColor" strokeWidth="6" strokeLinecap="round" opacity=".8" />
      <path d="M12 62h52M12 69h48M12 76h30" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" opacity=".35" />
      <rect x="92" y="32" width="56" height="54" rx="4" fill="var(--surface-3)" />
      <path d="m96 82 16-20 12 13 8-9 12 16z" fill="currentColor" opacity=".25" />
      <circle cx="134" cy="46" r="5" fill="var(--attention)" />
    </svg>
  )
}
