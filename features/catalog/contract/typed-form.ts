/** Answers as a form without scripts sends them, by field: one, several, or by the name of a part. */
export type TypedAnswers = Readonly<
  Record<string, string | readonly string[] | Readonly<Record<string, string | readonly string[]>>>
>

/** A product's form as it was typed, right or wrong. */
export interface TypedForm {
  subscribe: boolean
  amount: string
  recipientName: string
  recipientEmail: string
  message: string
  sendAt: string
  answers: TypedAnswers
  /** Names of the fields whose answers are missing or invalid. */
  wrong: readonly string[]
  /** For the cart: the code of a discount or gift card. */
  code?: string
}
