import { messages } from '#platform/i18n'

export const commentsOwnerMessages = messages({
  approve: { en: 'Approve', nl: 'Goedkeuren' },
  approved: { en: 'Approved', nl: 'Goedgekeurd' },
  comments: { en: 'Comments', nl: 'Reacties' },
  commentsLead: { en: 'What people wrote under your posts.', nl: 'Wat mensen onder je berichten schreven.' },
  emptyApproved: { en: 'No approved comments yet.', nl: 'Nog geen goedgekeurde reacties.' },
  emptyPending: { en: 'Nothing waits for you.', nl: 'Er wacht niets op je.' },
  emptySpam: { en: 'No spam.', nl: 'Geen spam.' },
  hold: { en: 'Hold back', nl: 'Achterhouden' },
  more: { en: 'Show more', nl: 'Meer tonen' },
  nowApproved: { en: 'The comment is on the page.', nl: 'De reactie staat op de pagina.' },
  nowPending: { en: 'The comment waits again.', nl: 'De reactie wacht weer.' },
  nowSpam: { en: 'The comment is spam.', nl: 'De reactie is spam.' },
  on: { en: 'on {title}', nl: 'bij {title}' },
  pending: { en: 'Waiting', nl: 'Wachtend' },
  remove: { en: 'Delete', nl: 'Verwijderen' },
  removed: { en: 'The comment is deleted.', nl: 'De reactie is verwijderd.' },
  spam: { en: 'Spam', nl: 'Spam' },
  status: { en: 'Status', nl: 'Status' },
  undo: { en: 'Undo', nl: 'Ongedaan maken' },
})
