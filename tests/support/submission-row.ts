import { newId } from '#platform/contract'

/** A submission of the form “Contact” that waits to be read; its questions and answers are the test's. */
export function submissionRow<Answers>(websiteId: string, answers: Answers, submittedAt: Date) {
  const id = newId()
  return {
    website_id: websiteId,
    id,
    form_id: newId(),
    document_id: newId(),
    form_name: 'Contact',
    page_path: '/contact',
    page_title: 'Contact',
    referrer: '',
    answers,
    sender: '',
    email: null,
    words: '',
    context: {},
    state: 'new' as const,
    spam_reasons: [],
    tags: [],
    note: '',
    assignee: null,
    learned: null,
    nonce: id,
    submitted_at: submittedAt,
  }
}
