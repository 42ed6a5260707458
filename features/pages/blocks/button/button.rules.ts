/** B5.19: styles of the dialog that a button may show before it opens its link. */
export const askStyles = ['confirm-or-cancel', 'confirm-or-reject', 'confirm-only', 'no-buttons'] as const
export type AskStyle = (typeof askStyles)[number]
