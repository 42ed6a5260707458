import { systemPages } from '#features/pages/server'
import { homeFigures } from '#features/sites/server'
import { type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { formReplyPath, formsApi, submissionsApi } from '../contract/index.ts'
import { changeSubmissions, removeSubmissions } from './change-submissions.ts'
import { exportSubmissionsAsCsv, exportSubmissionsAsJson } from './export-submissions.ts'
import { formReplyPage } from './form-reply-page.ts'
import { notifyJob } from './notify.job.ts'
import { replyToSubmission } from './reply-to-submission.ts'
import { issueSubmissionKey, sendForm } from './send-form.ts'
import { listForms, listSubmissions, readSubmission } from './submissions.queries.ts'
import { tidyFormsJob } from './tidy-forms.job.ts'
import { unreadFigure } from './unread-figure.ts'

export const formsFeature: Feature = {
  name: 'forms',
  blocks: Object.values(blocks),
  jobs: [notifyJob, tidyFormsJob],
  routes: [
    on(formsApi.key, issueSubmissionKey),
    on(formsApi.save, sendForm),
    on(submissionsApi.forms, listForms),
    on(submissionsApi.list, listSubmissions),
    on(submissionsApi.csv, exportSubmissionsAsCsv),
    on(submissionsApi.json, exportSubmissionsAsJson),
    on(submissionsApi.detail, readSubmission),
    on(submissionsApi.change, changeSubmissions),
    on(submissionsApi.remove, removeSubmissions),
    on(submissionsApi.reply, replyToSubmission),
  ],
  provides: [provide(systemPages, { [formReplyPath]: formReplyPage }), provide(homeFigures, unreadFigure)],
}
