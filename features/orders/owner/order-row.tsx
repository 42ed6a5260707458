import type { ReactNode } from 'react'

/** A row with a label on the left and its value on the right. */
export function OrderRow({ label, children, isStrong }: { label: ReactNode; children: ReactNode; isStrong?: boolean }) {
  return (
    <li className={isStrong ? 'order-row strong' : 'order-row'}>
      <span>{label}</span>
      <span>{children}</span>
    </li>
  )
}
