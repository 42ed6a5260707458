import { problem, problems } from '#platform/contract'

export const mailProblems = problems('mail', {
  recipientUnfit: problem('invalid'),
  notFound: problem('missing'),
  noServer: problem('conflict'),
  quotaUsed: problem('conflict'),
  forgotten: problem('conflict'),
  notHeld: problem('conflict'),
})
