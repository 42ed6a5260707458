import type { CSSProperties, ReactNode } from 'react'
import { hintLanguage, type ViewProps } from '#platform/render'
import type { ChartProps } from './chart.contract.ts'
import { chartMessages } from './chart.messages.ts'
import { scaleOf } from './chart.rules.ts'

type View = ViewProps<ChartProps>

/** Limit of row names below a chart; with more rows every second, third … is named. */
const mostLabels = 12

/** Rendered by the server as SVG, with all numbers in a table for screen readers, copying and a closer look. */
export function ChartView({ props, page }: View): ReactNode {
  const { title, variant, columns, rows } = props
  if (columns.length === 0 || rows.length === 0)
    return page.editing ? <p className="chart-empty">{chartMessages(hintLanguage(page), 'empty')}</p> : null
  const write = writer(props, page.locale)
  return (
    <figure className="chart" data-variant={variant}>
      {title && <figcaption>{title}</figcaption>}
      {variant === 'pie' ? <Pie {...props} write={write} /> : <Plot {...props} write={write} />}
      <details>
        <summary>{chartMessages(page.language, 'numbers')}</summary>
        <div className="chart-scroll">
          <Numbers {...props} write={write} corner={chartMessages(page.language, 'row')} />
        </div>
      </details>
    </figure>
  )
}

type Drawn = ChartProps & { write: (value: number) => string }

function writer({ unit }: ChartProps, locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return (value) => `${format.format(value)}${unit}`
}

function Plot(chart: Drawn): ReactNode {
  const { variant, columns, rows, write } = chart
  const { low, high, ticks } = scaleOf(rows.flatMap(({ values }) => values.filter((value) => value !== null)))
  const up = (value: number) => ((high - value) / (high - low)) * 100
  const every = Math.ceil(rows.length / mostLabels)
  return (
    <>
      {columns.length > 1 && <Legend labels={columns.map(({ label }) => label)} />}
      <div className="chart-plot" aria-hidden="true">
        <div className="chart-ticks">
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${up(tick)}%` }}>
              {write(tick)}
            </span>
          ))}
        </div>
        <div className="chart-field">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
            <path className="chart-grid" d={ticks.map((tick) => `M0 ${round(up(tick))}H100`).join('')} />
            {variant === 'bar' ? <Bars {...chart} up={up} /> : <Lines {...chart} up={up} />}
          </svg>
          {chart.showValues && <Values {...chart} up={up} />}
        </div>
        <div className="chart-labels" style={{ '--rows': rows.length } as CSSProperties}>
          {rows.map(({ id, label }, at) => (
            <span key={id}>{at % every === 0 ? label : ''}</span>
          ))}
        </div>
      </div>
    </>
  )
}

type Placed = Drawn & { up: (value: number) => number }

function Bars({ columns, rows, up }: Placed): ReactNode {
  const band = 100 / rows.length
  const width = (band * 0.72) / columns.length
  return columns.map(({ id }, column) => (
    <path
      key={id}
      className={`chart-bar chart-${column + 1}`}
      d={rows
        .map(({ values }, row) => {
          const value = values[column] ?? null
          if (value === null) return ''
          const x = round(row * band + band * 0.14 + column * width)
          return `M${x} ${round(up(0))}V${round(up(value))}h${round(width * 0.94)}V${round(up(0))}Z`
        })
        .join('')}
    />
  ))
}

function Lines({ columns, rows, up }: Placed): ReactNode {
  const x = (row: number) => round(((row + 0.5) * 100) / rows.length)
  return columns.map(({ id }, column) => {
    const points = rows.map(({ values }, row) => ({ row, value: values[column] ?? null }))
    const line = points.map(({ row, value }, at) => {
      if (value === null) return ''
      return `${(points[at - 1]?.value ?? null) === null ? 'M' : 'L'}${x(row)} ${round(up(value))}`
    })
    const dots = points.map(({ row, value }) => (value === null ? '' : `M${x(row)} ${round(up(value))}h0`))
    return (
      <g key={id} className={`chart-line chart-${column + 1}`}>
        <path d={line.join('')} />
        <path className="chart-dots" d={dots.join('')} />
      </g>
    )
  })
}

function Values({ variant, columns, rows, write, up }: Placed): ReactNode {
  const band = 100 / rows.length
  return rows.flatMap(({ id, values }, row) =>
    values.map((value, column) => {
      if (value === null) return null
      const within = variant === 'bar' ? band * (0.14 + (0.72 * (column + 0.5)) / columns.length) : band / 2
      const place = { insetInlineStart: `${round(row * band + within)}%`, top: `${round(up(Math.max(0, value)))}%` }
      return (
        <span key={`${id}-${columns[column]?.id}`} className="chart-value" style={place}>
          {write(value)}
        </span>
      )
    }),
  )
}

function Pie({ rows, write }: Drawn): ReactNode {
  const slices = rows.map(({ label, values }) => ({ label, value: Math.max(0, values[0] ?? 0) }))
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const starts = slices.map((_, at) => slices.slice(0, at).reduce((sum, { value }) => sum + value, 0))
  return (
    <div className="chart-pie">
      <svg viewBox="-1.02 -1.02 2.04 2.04" aria-hidden="true" focusable="false">
        {slices.map(({ value }, at) => {
          if (value === 0) return null
          const start = starts[at] ?? 0
          const d = slice(start / total, (start + value) / total)
          return <path key={rows[at]?.id} className={`chart-slice ${hueOf(at)}`} d={d} />
        })}
      </svg>
      <Legend
        labels={slices.map(({ label, value }) =>
          [label, `${write(value)}${total > 0 ? ` (${Math.round((value / total) * 100)}%)` : ''}`].join(' '),
        )}
      />
    </div>
  )
}

function Legend({ labels }: { labels: readonly string[] }): ReactNode {
  return (
    <ul className="chart-legend">
      {labels.map((label, at) => (
        <li key={at} className={hueOf(at)}>
          {label}
        </li>
      ))}
    </ul>
  )
}

function Numbers({ columns, rows, title, write, corner }: Drawn & { corner: string }): ReactNode {
  return (
    <table>
      {title && <caption>{title}</caption>}
      {columns.some(({ label }) => label !== '') && (
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ id, label, values }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {columns.map((column, at) => (
              <td key={column.id}>{(values[at] ?? null) === null ? '' : write(values[at] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function hueOf(at: number): string {
  return `chart-${(at % 8) + 1}`
}

/** A slice of the pie, in fractions of a turn from the top. */
function slice(from: number, to: number): string {
  if (to - from > 0.9999) return 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z'
  const at = (share: number) => `${round(Math.sin(share * 2 * Math.PI))} ${round(-Math.cos(share * 2 * Math.PI))}`
  return `M0 0L${at(from)}A1 1 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
