import { archiveTables, type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import { consentApi } from '../contract/index.ts'
import { bannerStyle, choose } from './choose.ts'
import { exportChoices, listChoices } from './choices.queries.ts'
import { forgetChoices } from './forget-choices.job.ts'
import { consentInArchives } from './consent.tables.ts'

export const consentFeature: Feature = {
  name: 'consent',
  provides: [provide(archiveTables, consentInArchives)],
  jobs: [forgetChoices],
  routes: [
    on(consentApi.choose, choose),
    on(consentApi.style, bannerStyle),
    on(consentApi.log, listChoices),
    on(consentApi.csv, exportChoices),
  ],
}
