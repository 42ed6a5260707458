import type { CSSProperties, ReactNode } from 'react'
import { Card, EmptyState } from '#platform/ui'

export interface RankedRow {
  id: string
  name: string
  /** Value that determines the length of the bar. */
  amount: number
  values: readonly ReactNode[]
}

interface RankedCardProps {
  title: string
  /** Headings of the values. */
  heads: readonly string[]
  nameHead: string
  rows: readonly RankedRow[]
  empty: string
  note?: ReactNode
}

/** A list of names with numbers, each above a bar that shows its part of the largest. */
export function RankedCard({ title, heads, nameHead, rows, empty, note }: RankedCardProps) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount))
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <EmptyState small>{empty}</EmptyState>
      ) : (
        <table className="analytics-table">
          <thead>
            <tr>
              <th scope="col">{nameHead}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, amount, values }) => (
              <tr key={id} style={{ '--part': `${(amount / most) * 100}%` } as CSSProperties}>
                <th scope="row">{name}</th>
                {heads.map((head, place) => (
                  <td key={head}>{values[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="analytics-note">{note}</p>}
    </Card>
  )
}
