import './shape-choice.css'
import { useId } from 'react'
import { useWords } from '#platform/ui'
import { type ShapeName, shapeHeights, shapeOutlines } from '../blocks/shape/shape.rules.ts'
import { shapeMessages } from './shape.messages.ts'

/** Choice of a shape, grouped by height. Arrow keys move through all of them. */
export function ShapeChoice({ value, onChange }: { value: ShapeName; onChange: (name: ShapeName) => void }) {
  const t = useWords(shapeMessages)
  const group = useId()
  return (
    <fieldset className="q-field shape-choice">
      <legend className="q-label">{t('shape')}</legend>
      {shapeHeights.map((height) => (
        <div key={height} role="group" aria-label={t(`height.${height}`)}>
          {(Object.entries(shapeOutlines[height]) as [ShapeName, string][]).map(([name, outline]) => (
            <label key={name} title={t(name)}>
              <input
                type="radio"
                name={group}
                value={name}
                checked={name === value}
                onChange={() => onChange(name)}
                aria-label={t(name)}
              />
              <svg viewBox={`0 0 100 ${height}`} aria-hidden>
                <path d={outline} />
              </svg>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  )
}
