import type { ReactNode } from 'react'

/** A sign on a field of 24 by 24, drawn with one pen. */
export function Sign({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
