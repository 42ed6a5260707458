import { problems } from '../contract/problem.ts'
import { messages } from '../i18n/index.ts'

export const fontProblems = problems('fonts', {
  missing: [
    'missing',
    (d: { family: string }) =>
      `There is no font called “${d.family}” here. Choose one of those that the design offers.`,
  ],
})

messages({
  'problem.fonts.missing': {
    en: 'There is no font called “{family}” here. Choose one of those that the design offers.',
    nl: 'Er is hier geen lettertype ‘{family}’. Kies er een uit de vormgeving.',
  },
})
