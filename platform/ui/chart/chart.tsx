import { type CSSProperties, type PointerEvent, useId, useState } from 'react'
import { cx } from '../class-names.ts'
import { uiMessages } from '../ui.messages.ts'
import { useWords } from '../language.tsx'
import { areaPath, labelStep, linePath, middleOf, niceTicks } from './chart-scale.ts'

export interface ChartPoint {
  id: string
  /** Label below the axis. */
  tick: string
  label: string
  /** Null for an unknown value. */
  value: number | null
  /** The values to compare with. */
  before?: { label: string; value: number | null }
}

export interface ChartProps {
  kind: 'line' | 'bar'
  /** Name of the counted quantity, used as the heading of the numbers. */
  label: string
  /** Summary of the chart in one sentence. */
  summary: string
  beforeLabel?: string
  points: readonly ChartPoint[]
  format: (value: number) => string
  /** Format of the axis in narrow charts; defaults to the other format. */
  formatTick?: (value: number) => string
}

/**
 * Chart of numbers over time. Screen readers get an image with a summary, whose points are reached with arrow keys,
 * touch or mouse, and a table with the same numbers.
 */
export function Chart({ kind, label, summary, beforeLabel, points, format, formatTick = format }: ChartProps) {
  const [shown, setShown] = useState<number | null>(null)
  const values = points.flatMap(({ value, before }) => [value ?? 0, before?.value ?? 0])
  const ticks = niceTicks(Math.max(0, ...values))
  const top = ticks.at(-1) ?? 1
  const point = shown === null ? undefined : points[shown]
  return (
    <div className="q-chart">
      <div className="q-chart-plot">
        <div className="q-chart-axis" aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <div className="q-chart-field">
          <div className="q-chart-grid" aria-hidden>
            {ticks.map((tick) => (
              <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }} />
            ))}
          </div>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={summary}>
            {kind === 'line' ? <Lines points={points} top={top} /> : <Bars points={points} top={top} />}
          </svg>
          {point && shown !== null && (
            <Reading point={point} at={middleOf(shown, points.length)} top={top} format={format} />
          )}
          <Walker label={label} points={points} shown={shown} onShow={setShown} format={format} />
        </div>
        <Ticks points={points} />
      </div>
      <Numbers label={label} {...(beforeLabel !== undefined && { beforeLabel })} points={points} format={format} />
    </div>
  )
}

type Drawn = Pick<ChartProps, 'points'> & { top: number }

function Lines({ points, top }: Drawn) {
  const values = points.map(({ value }) => value)
  return (
    <>
      <path
        className="q-chart-before"
        d={linePath(
          points.map(({ before }) => before?.value ?? null),
          top,
        )}
      />
      <path className="q-chart-area" d={areaPath(values, top)} />
      <path className="q-chart-line" d={linePath(values, top)} />
    </>
  )
}

function Bars({ points, top }: Drawn) {
  const band = 100 / points.length
  return points.map(({ id, value, before }, index) => (
    <g key={id}>
      <Bar
        className="q-chart-bar before"
        value={before?.value ?? 0}
        top={top}
        x={index * band + band * 0.14}
        width={band * 0.72}
      />
      <Bar className="q-chart-bar" value={value ?? 0} top={top} x={index * band + band * 0.28} width={band * 0.44} />
    </g>
  ))
}

function Bar({
  className,
  value,
  top,
  x,
  width,
}: {
  className: string
  value: number
  top: number
  x: number
  width: number
}) {
  const height = (value / top) * 100
  return height > 0 && <rect className={className} x={x} y={100 - height} width={width} height={height} />
}

/** Shows the values of one point beside it. */
function Reading({
  point,
  at,
  top,
  format,
}: {
  point: ChartPoint
  at: number
  top: number
  format: (value: number) => string
}) {
  const { label, value, before } = point
  const side = at < 30 ? 'start' : at > 70 ? 'end' : 'middle'
  return (
    <div className="q-chart-reading" style={{ '--at': `${at}%` } as CSSProperties} aria-hidden>
      <span className="q-chart-rule" />
      {value !== null && <span className="q-chart-dot" style={{ bottom: `${(value / top) * 100}%` }} />}
      <div className={cx('q-chart-words', side)}>
        <span>{label}</span>
        <strong>{value === null ? '–' : format(value)}</strong>
        {before && before.value !== null && (
          <span>
            {before.label}: {format(before.value)}
          </span>
        )}
      </div>
    </div>
  )
}

interface Walking extends Pick<ChartProps, 'label' | 'points' | 'format'> {
  shown: number | null
  onShow: (index: number | null) => void
}

/** A slider over the image that moves between points, for the keyboard, touch and screen readers. */
function Walker({ label, points, shown, onShow, format }: Walking) {
  const lastKnown = Math.max(
    0,
    points.findLastIndex(({ value }) => value !== null),
  )
  const at = shown ?? lastKnown
  const hover = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLInputElement>) => {
    if (pointerType === 'touch') return
    const { left, width } = currentTarget.getBoundingClientRect()
    onShow(Math.min(points.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * points.length))))
  }
  return (
    <input
      type="range"
      className="q-chart-walker"
      aria-label={label}
      aria-valuetext={spoken(points[at], format)}
      min={0}
      max={points.length - 1}
      step={1}
      value={at}
      onChange={(event) => onShow(event.currentTarget.valueAsNumber)}
      onFocus={() => onShow(at)}
      onBlur={() => onShow(null)}
      onPointerMove={hover}
      onPointerLeave={() => onShow(null)}
    />
  )
}

function spoken(point: ChartPoint | undefined, format: (value: number) => string): string {
  if (!point) return ''
  const { label, value, before } = point
  const now = `${label}: ${value === null ? '–' : format(value)}`
  return before && before.value !== null ? `${now}. ${before.label}: ${format(before.value)}` : now
}

function Ticks({ points }: { points: readonly ChartPoint[] }) {
  const step = labelStep(points.length, 6)
  return (
    <div className="q-chart-ticks" aria-hidden>
      {points.map(({ id, tick }, index) =>
        (points.length - 1 - index) % step === 0 ? (
          <span key={id} style={{ left: `${middleOf(index, points.length)}%` }}>
            {tick}
          </span>
        ) : null,
      )}
    </div>
  )
}

function Numbers({
  label,
  beforeLabel,
  points,
  format,
}: Pick<ChartProps, 'label' | 'beforeLabel' | 'points' | 'format'>) {
  const t = useWords(uiMessages)
  const caption = useId()
  return (
    <details className="q-chart-numbers">
      <summary id={caption}>
        {t('asTable')}
        <span className="q-hidden">: {label}</span>
      </summary>
      <table aria-labelledby={caption}>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{label}</th>
            {beforeLabel && <th scope="col">{beforeLabel}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, label: name, value, before }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{value === null ? '–' : format(value)}</td>
              {beforeLabel && <td>{before && before.value !== null ? format(before.value) : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
