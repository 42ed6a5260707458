/** The payment method that examples of blocks offer. */
export const exampleTransfer = {
  provider: 'manual',
  title: 'Bank transfer',
  description: 'You get the details by e-mail.',
  isTest: false,
  canSave: false,
  script: null,
} as const
