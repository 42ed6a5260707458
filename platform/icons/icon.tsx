import type { ReactElement, SVGProps } from 'react'
import lines from './lucide.json' with { type: 'json' }

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height. */
  size?: number
}

export type Icon = (props: IconProps) => ReactElement

/** An icon of Lucide in the colour of the text around it. It is decorative without a label. */
export function icon(name: keyof typeof lines): Icon {
  return ({ size = 24, ...attributes }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={attributes['aria-label'] === undefined}
      {...attributes}
    >
      <path d={lines[name]} />
    </svg>
  )
}
