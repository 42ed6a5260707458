import { useEffect, useRef } from 'react'

export interface LayerNameProps {
  value: string
  label: string
  placeholder: string
  onDone: (name: string | null) => void
}

/** The name of a layer as a field in its row. Enter stores it, Escape restores it. */
export function LayerName({ value, label, placeholder, onDone }: LayerNameProps) {
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    // Waits until the list has focused the row that was pressed.
    const frame = requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.select()
    })
    // The list must not receive these keys, because it searches by letters and moves by arrows.
    const keyed = (event: KeyboardEvent) => {
      if (event.target !== field.current) return
      event.stopPropagation()
      if (event.key === 'Enter') done.current(field.current?.value ?? null)
      if (event.key === 'Escape') done.current(null)
    }
    window.addEventListener('keydown', keyed, true)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', keyed, true)
    }
  }, [])
  const still = (event: { stopPropagation: () => void }) => event.stopPropagation()
  return (
    <input
      ref={field}
      className="e-layer-name"
      aria-label={label}
      defaultValue={value}
      placeholder={placeholder}
      maxLength={200}
      onBlur={({ currentTarget }) => onDone(currentTarget.value)}
      onPointerDown={still}
      onMouseDown={still}
      onClick={still}
      onDoubleClick={still}
    />
  )
}
