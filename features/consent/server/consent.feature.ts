import type { Feature } from '#platform/context'
import { on } from '#platform/http'
import { consentApi } from '../contract/index.ts'
import { bannerStyle, choose } from './choose.ts'
import { exportChoices, listChoices } from './choices.queries.ts'
import { forgetChoices } from './forget-choices.job.ts'

export const consentFeature: Feature = {
  name: 'consent',
  jobs: [forgetChoices],
  routes: [
    on(consentApi.choose, choose),
    on(consentApi.style, bannerStyle),
    on(consentApi.log, listChoices),
    on(consentApi.csv, exportChoices),
  ],
}
