import { useEffect, useState } from 'react'

const settle = 250

/** Returns the typed value once typing pauses. */
export function useSettled<V>(value: V): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settle)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
