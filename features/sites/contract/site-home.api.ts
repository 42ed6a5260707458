import { z } from 'zod'
import { endpoint } from '#platform/contract'

const setupStepSchema = z.object({
  /** Name of the step, such as `look`. Its texts come in the person's language. */
  name: z.string(),
  title: z.string(),
  /** Text of an open or finished step. */
  text: z.string(),
  /** Screen of the step. */
  href: z.string(),
  isDone: z.boolean(),
})
const homeFigureSchema = z.object({ name: z.string(), title: z.string(), value: z.int(), href: z.string().nullable() })

/** First screen of the owner area: remaining setup steps, and recent activity. */
export const siteHomeApi = {
  read: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/home',
    allows: 'signed-in',
    input: z.strictObject({}),
    output: z.object({
      /** Steps that this person is allowed to do, in their order. */
      steps: z.array(setupStepSchema),
      figures: z.array(homeFigureSchema),
      /** Whether visitors see a home page, or the words that the site is being made. */
      isPublic: z.boolean(),
    }),
  }),
}
export type SiteHome = z.output<typeof siteHomeApi.read.output>
