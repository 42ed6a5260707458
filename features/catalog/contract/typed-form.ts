/** Answers of a form without scripts, by field: one, several, or by the name of a part. */
export type TypedAnswers = Readonly<
  Record<string, string | readonly string[] | Readonly<Record<string, string | readonly string[]>>>
>

/** The typed values of a product's form, valid or not. */
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
