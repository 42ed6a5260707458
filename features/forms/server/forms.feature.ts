import { systemPages } from '#features/pages/server'
import { formNotice, replyEmailOfSite } from './form-emails.ts'
import { homeFigures, settingsGroups } from '#features/sites/server'
import { archiveTables, type Feature, provide, sealedOfSites } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { formReplyPath, formsApi, submissionsApi } from '../contract/index.ts'
import { formAlonePath } from '../contract/form.rules.ts'
import { changeSubmissions, removeSubmissions } from './change-submissions.ts'
import { exportSubmissionsAsCsv, exportSubmissionsAsJson } from './export-submissions.ts'
import { formAlonePage, formReplyPage } from './form-reply-page.ts'
import { importParts } from '#features/imports/server'
import { audienceImports } from './newsletter/audience-imports.ts'
import { newsletterPath } from '../contract/newsletter.rules.ts'
import { confirmEmailOfSite } from './newsletter/confirm-email.ts'
import { newsletterPage } from './newsletter/newsletter-page.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { formsSettings } from '../contract/forms.settings.ts'
import { formPeople } from './form-people.ts'
import { deliverJob } from './webhooks/deliver.job.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'
import { notifyJob } from './notify.job.ts'
import { replyToSubmission } from './reply-to-submission.ts'
import { captchaApi } from '../contract/captcha.api.ts'
import { largestUploadMb } from '../contract/upload.rules.ts'
import { readCaptchaKeys, removeCaptchaKeys, saveCaptchaKeys } from './captcha/captcha-keys.ts'
import { issueSubmissionKey, submitForm } from './send-form.ts'
import { eraseFormFilesJob } from './uploads/erase-form-files.job.ts'
import { readFormFile } from './uploads/read-form-file.ts'
import { sendFormWithFiles } from './uploads/send-form-with-files.ts'
import { listForms, listSubmissions, readSubmission } from './submissions.queries.ts'
import { tidyFormsJob } from './tidy-forms.job.ts'
import { unreadFigure } from './unread-figure.ts'
import { resealCaptchaKeys } from './captcha/captcha-keys.ts'
import { resealWebhooks } from './webhooks/webhook-secret.ts'
import { formsInArchives } from './forms.tables.ts'

export const formsFeature: Feature = {
  name: 'forms',
  blocks: Object.values(blocks),
  jobs: [notifyJob, tidyFormsJob, deliverJob, eraseFormFilesJob],
  routes: [
    on(formsApi.key, issueSubmissionKey),
    on(formsApi.save, submitForm, { transaction: 'own' }),
    on(formsApi.saveWithFiles, sendFormWithFiles, {
      transaction: 'own',
      body: 'upload',
      bodyLimit: largestUploadMb * 1024 * 1024,
    }),
    on(submissionsApi.forms, listForms),
    on(submissionsApi.list, listSubmissions),
    on(submissionsApi.csv, exportSubmissionsAsCsv),
    on(submissionsApi.json, exportSubmissionsAsJson),
    on(submissionsApi.detail, readSubmission),
    on(submissionsApi.change, changeSubmissions),
    on(submissionsApi.remove, removeSubmissions),
    on(submissionsApi.reply, replyToSubmission),
    on(submissionsApi.people, formPeople),
    on(submissionsApi.file, readFormFile),
    on(captchaApi.keys, readCaptchaKeys),
    on(captchaApi.save, saveCaptchaKeys),
    on(captchaApi.remove, removeCaptchaKeys),
    ...newsletterRoutes,
    ...webhookRoutes,
  ],
  provides: [
    provide(archiveTables, formsInArchives),
    provide(systemPages, {
      [formReplyPath]: formReplyPage,
      [formAlonePath]: formAlonePage,
      [newsletterPath]: newsletterPage,
    }),
    provide(homeFigures, unreadFigure),
    provide(importParts, audienceImports),
    provide(settingsGroups, formsSettings),
    replyEmailOfSite,
    formNotice,
    confirmEmailOfSite,
    provide(sealedOfSites, { name: 'secrets of webhooks', reseal: resealWebhooks }),
    provide(sealedOfSites, { name: 'secrets of services against spam', reseal: resealCaptchaKeys }),
  ],
}
