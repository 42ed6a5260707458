import type { ArchiveTables } from '#platform/context'
import type { Generated } from 'kysely'
import type { AnswerFault, FormSummary, RawAnswers, SpamReason, SubmissionState } from '../contract/index.ts'

export interface FormSubmissionsTable {
  website_id: string
  id: string
  /** The block. */
  form_id: string
  /** The document that contained the block. */
  document_id: string
  form_name: string
  page_path: string
  page_title: string
  referrer: string
  answers: FormSummary
  /** Name of the sender, if the form asks for it. */
  sender: string
  email: string | null
  /** All answers in lower case, for the search of the inbox. */
  words: string
  /** The page as the browser reported it (A3.09). */
  context: Record<string, unknown>
  state: SubmissionState
  spam_reasons: SpamReason[]
  tags: string[]
  note: string
  /** Account of the person to whom the submission is assigned. */
  assignee: string | null
  /** Whether the spam filter learned the submission as spam or ham. */
  learned: 'spam' | 'ham' | null
  /** Nonce of the submission key; each key is valid once. */
  nonce: string
  submitted_at: Date
}

export interface FormRepliesTable {
  website_id: string
  id: string
  submission_id: string
  author: string
  subject: Generated<string>
  to_line: Generated<string>
  cc_line: Generated<string>
  bcc_line: Generated<string>
  body: string
  sent_at: Date
}

/** Answers of refused forms without scripts. */
export interface RefusedFormsTable {
  website_id: string
  token_hash: string
  form_id: string
  page_path: string
  answers: RawAnswers
  faults: Record<string, AnswerFault>
  refused_at: Date
}

export interface FormSpamWordsTable {
  website_id: string
  /** The word; '' is the row that counts the messages. */
  word: string
  spam: number
  ham: number
}

/** Number of times that a long text was sent on one day, by all forms of all sites. */
export interface FormFingerprintsTable {
  fingerprint: string
  /** `2026-11-25` */
  day: string
  times: number
}

/** A file of a submission; a file without one is about to be deleted. */
export interface FormFilesTable {
  website_id: string
  id: string
  submission_id: string | null
  field_id: string
  name: string
  type: string
  bytes: number
  key: string
  created_at: Date
}

export interface FormProofsTable {
  website_id: string
  challenge: string
  used_at: Date
}

export interface FormCaptchaKeysTable {
  website_id: string
  provider: 'recaptcha' | 'turnstile'
  site_key: string
  /** Sealed. */
  secret: string
}

declare module '#platform/database' {
  interface Tables {
    form_submissions: FormSubmissionsTable
    form_replies: FormRepliesTable
    refused_forms: RefusedFormsTable
    form_spam_words: FormSpamWordsTable
    form_fingerprints: FormFingerprintsTable
    form_files: FormFilesTable
    form_proofs: FormProofsTable
    form_captcha_keys: FormCaptchaKeysTable
  }
}

export const formsInArchives: ArchiveTables = {
  archived: [
    { name: 'form_submissions', without: ['assignee'] },
    { name: 'form_replies' },
    { name: 'form_files', key: 'key' },
    { name: 'form_spam_words' },
    { name: 'mailing_lists' },
    { name: 'subscribers' },
  ],
  leftBehind: {
    form_proofs: 'Short-lived.',
    form_captcha_keys: 'Secrets of this installation.',
    form_webhooks: 'Secrets, and receivers of events of this installation.',
    form_deliveries: 'Sent by this installation.',
    refused_forms: 'Short-lived.',
  },
}
