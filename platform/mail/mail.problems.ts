import { problem, problems } from '#platform/contract'

export const mailProblems = problems('mail', {
  recipientUnfit: problem('invalid'),
  headerUnfit: problem<{ field: string }>('invalid'),
  serverUnreachable: problem('broken'),
})
