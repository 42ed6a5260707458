import type { Language } from '#platform/i18n'
import { formMessages } from '../contract/forms.messages.ts'
import type { ShownForm } from '../contract/form-view.ts'

/** Returns the text shown after sending: the owner's words, or the default. */
export function thanksOf({ thanks, newsletter }: Pick<ShownForm, 'thanks' | 'newsletter'>, language: Language): string {
  const ours = newsletter?.isDoubleOptIn ? 'newsletter.asked' : newsletter ? 'newsletter.signedUp' : 'thanks'
  return thanks.trim() || formMessages(language, ours)
}
