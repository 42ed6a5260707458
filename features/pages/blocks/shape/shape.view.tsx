import type { CSSProperties, ReactNode } from 'react'
import { type ViewProps, relOf, safeHref } from '#platform/render'
import { cssOfReference } from '#platform/theme'
import type { ShapeProps } from './shape.contract.ts'
import { shapeNamed, turnedScale } from './shape.rules.ts'

export function ShapeView({ id, props, page }: ViewProps<ShapeProps>): ReactNode {
  const fill = props.fill && cssOfReference(props.fill)
  const stroke = props.stroke && cssOfReference(props.stroke)
  if (!fill && !stroke && !page.editing) return null
  const href = props.link && safeHref(props.link.href)
  const target = props.link?.newWindow ? '_blank' : undefined
  const drawing = <Drawing id={id} props={props} fill={fill} stroke={stroke} isNamed={!href && props.label !== ''} />
  return (
    <div
      className="shape"
      data-stretch={props.stretch || undefined}
      data-empty={!fill && !stroke ? '' : undefined}
      style={
        props.turn === 0
          ? undefined
          : { rotate: `${props.turn}deg`, scale: turnedScale(props.turn, shapeNamed(props.shape).height) }
      }
    >
      {href ? (
        <a href={href} target={target} rel={relOf(target)} aria-label={props.label || href}>
          {drawing}
        </a>
      ) : (
        drawing
      )}
    </div>
  )
}

interface DrawingProps {
  id: string
  props: ShapeProps
  fill: string | null
  stroke: string | null
  isNamed: boolean
}

/**
 * Half of an outline would lie outside, so it is drawn at twice its width and clipped. A shape is never larger than its
 * place.
 */
function Drawing({ id, props, fill, stroke, isNamed }: DrawingProps): ReactNode {
  const { height, outline } = shapeNamed(props.shape)
  const clip = `shape-${id}`
  const paint: CSSProperties = { fill: fill ?? 'none', ...(stroke && { stroke, strokeWidth: props.strokeWidth * 2 }) }
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio={props.stretch ? 'none' : undefined}
      {...(isNamed ? { role: 'img', 'aria-label': props.label } : { 'aria-hidden': true })}
    >
      {stroke && (
        <clipPath id={clip}>
          <path d={outline} />
        </clipPath>
      )}
      <path
        d={outline}
        style={paint}
        clipPath={stroke ? `url(#${clip})` : undefined}
        vectorEffect={stroke ? 'non-scaling-stroke' : undefined}
      />
    </svg>
  )
}
