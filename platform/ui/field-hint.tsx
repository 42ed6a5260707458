import type { ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'

/** Text under a field: its purpose, or its error. */
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
 * Shows and announces the server's error of an attempt without making the field invalid to the browser, which would
 * block sending the form again. The browser still reports faults of its own, such as an empty field.
 */
export function refused(error: string | null | undefined): {
  isInvalid: boolean
  validationBehavior: 'aria' | 'native'
} {
  return { isInvalid: Boolean(error), validationBehavior: error ? 'aria' : 'native' }
}
