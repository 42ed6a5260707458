import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Lets unedited fields follow the server's values; `is` reports changes of the server while the person had changes of
 * their own. `settle` receives the server's values after saving, which do not count as changes by others.
 */
export function useServerValues<V extends FieldValues, Out>(
  values: V,
  form: UseFormReturn<V, unknown, Out>,
): { is: boolean; settle: (saved: V) => void } {
  const [isOvertaken, setOvertaken] = useState(false)
  const text = JSON.stringify(values)
  const seen = useRef(text)
  const { isDirty } = form.formState
  const follow = useEffectEvent(() => {
    const before = JSON.parse(seen.current) as V
    seen.current = text
    setOvertaken(isDirty)
    rebase(form, values, before)
  })
  const settle = (saved: V) => {
    seen.current = JSON.stringify(saved)
    setOvertaken(false)
  }
  useEffect(() => {
    if (seen.current !== text) follow()
  }, [text])
  return { is: isOvertaken && isDirty, settle }
}

/** Moves a form to new values of the server and keeps the changes since the former ones. */
export function rebase<V extends FieldValues, Out>(form: UseFormReturn<V, unknown, Out>, onto: V, since: V): void {
  const now = structuredClone(form.getValues())
  form.reset(onto)
  for (const [name, value] of Object.entries(now))
    if (JSON.stringify(value) !== JSON.stringify(since[name]))
      form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
}
