import { on } from '#platform/http'
import { pageErrorsApi } from '../contract/page-errors.api.ts'
import { servicesApi } from '../contract/services.api.ts'
import { recordingSession } from './services/page-services.ts'
import { trackingApi } from '../contract/tracking.api.ts'
import { clearPageErrors, listPageErrors } from './errors/page-errors.queries.ts'
import { recordErrors } from './errors/record-errors.ts'
import { recordHit } from './ingest/record-hit.ts'
import {
  performanceSettings,
  recordButtonClick,
  recordButtonRender,
  recordEvent,
  recordFormRender,
  recordLanding,
  recordNewerEvent,
  recordOverlay,
  recordPerformance,
  recordQuickView,
  recordTrace,
} from './ingest/record-page-events.ts'

/** Reports are written later in batches, so no call needs the database. */
const heard = { transaction: 'own' } as const
/** Limit for reports of pages, which are small. */
const small = { ...heard, bodyLimit: 64 * 1024 } as const
const larger = { ...heard, bodyLimit: 256 * 1024 } as const

export const visitsRoutes = [
  on(trackingApi.hit, recordHit, small),
  on(trackingApi.buttonClick, recordButtonClick, small),
  on(trackingApi.buttonRender, recordButtonRender, small),
  on(trackingApi.formRender, recordFormRender, small),
  on(trackingApi.overlay, recordOverlay, small),
  on(trackingApi.quickView, recordQuickView, small),
  on(trackingApi.trace, recordTrace, larger),
  on(trackingApi.recordEvent, recordEvent, small),
  on(trackingApi.events, recordNewerEvent, small),
  on(trackingApi.track, recordLanding, heard),
  on(trackingApi.performanceSettings, performanceSettings, heard),
  on(trackingApi.performanceRecords, recordPerformance, { ...small, body: 'beacon' }),
  on(trackingApi.errors, recordErrors, larger),
  on(servicesApi.recordingSession, recordingSession),
  on(pageErrorsApi.list, listPageErrors),
  on(pageErrorsApi.clear, clearPageErrors),
]
