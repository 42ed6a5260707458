/** C8.21: a failure is shown where it happened, and announced at once. */
export function Failed({ failure }: { failure: { title: string; hint: string } }) {
  return (
    <p className="cart-failure" role="alert">
      <strong>{failure.hint ? `${failure.title}.` : failure.title}</strong>
      {failure.hint && ` ${failure.hint}`}
    </p>
  )
}
