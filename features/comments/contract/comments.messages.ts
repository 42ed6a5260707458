import { messages } from '#platform/i18n'

export const commentsMessages = messages({
  heading: {
    en: '{n, plural, =0 {No comments yet} one {One comment} other {# comments}}',
    nl: '{n, plural, =0 {Nog geen reacties} one {Eén reactie} other {# reacties}}',
  },
  says: { en: '{name} wrote', nl: '{name} schreef' },
  anonymous: { en: 'A reader', nl: 'Een lezer' },
  replies: { en: 'Replies to {name}', nl: 'Antwoorden aan {name}' },
  justNow: { en: 'just now', nl: 'zojuist' },
  secondsAgo: { en: 'about {n} seconds ago', nl: 'ongeveer {n} seconden geleden' },
  link: { en: 'Link to this comment', nl: 'Link naar deze reactie' },
})
