/** Our logo: a quoin, one of the dressed stones at the corner of a wall. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden className="o-mark">
      <path d="M2 2h16v5H2z" fill="#027aff" />
      <path d="M2 8.5h11v5H2z" fill="currentColor" />
      <path d="M2 15h16v3.5H2z" fill="currentColor" opacity=".55" />
    </svg>
  )
}
