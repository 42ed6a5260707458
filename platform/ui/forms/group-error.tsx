/** Error of a group of fields such as checkboxes; the focus goes to the first of them. */
export function GroupError({ error }: { error: string | null }) {
  if (error === null) return null
  return (
    <p className="q-error" role="alert" data-invalid>
      {error}
    </p>
  )
}
