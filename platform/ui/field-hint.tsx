import type { ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'

/** Under a field: what it is for, or what is wrong with it. */
export function FieldHint({ hint, error }: { hint?: ReactNode; error?: string | null }) {
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

/**
 * What the server said of an attempt is shown and read aloud; the browser must not take it for a mistake that keeps the
 * form from being sent once more. What the browser itself can tell, such as an empty field, it still does.
 */
export function refused(error: string | null | undefined): {
  isInvalid: boolean
  validationBehavior: 'aria' | 'native'
} {
  return { isInvalid: Boolean(error), validationBehavior: error ? 'aria' : 'native' }
}
