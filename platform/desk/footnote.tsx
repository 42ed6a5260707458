import type { ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'

/** Under a field: what it is for, or what is wrong with it. */
export function Footnote({ hint, error }: { hint?: ReactNode; error?: string | null }) {
  return (
    <>
      {hint && !error && (
        <Text slot="description" className="q-hint">
          {hint}
        </Text>
      )}
      <FieldError className="q-error">{error}</FieldError>
    </>
  )
}
