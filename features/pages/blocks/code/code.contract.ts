import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract } from '#platform/block'
import { codeLanguages } from './highlight.rules.ts'

const names = messages('pages.palette')

const props = z.object({
  /**
   * `show`: as text to read. `run`: the owner's own HTML, on public hosts only; storing it needs the code-injection
   * permission.
   */
  mode: z.enum(['show', 'run']).default('show'),
  language: z.enum(codeLanguages).default('plain'),
  source: z.string().max(500_000).default(''),
})
export type CodeProps = z.infer<typeof props>

const starts: CodeProps = props.parse({})

export const codeBlockContract = blockContract({
  type: 'code',
  palette: {
    group: 'code',
    name: names.message('code'),
    keywords: names.message('code.keywords'),
  },
  props,
  starts,
  runsCode: ({ mode }) => mode === 'run',
  size: { w: 14, h: 6 },
  examples: {
    javascript: {
      props: {
        mode: 'show',
        language: 'javascript',
        source:
          "// Bakes a loaf, and says when.\nexport async function bake(loaf, { degrees = 240 } = {}) {\n  await oven.heat(degrees)\n  return `${loaf.name}: ready at ${clock.in(45, 'minutes')}`\n}",
      },
    },
    html: {
      props: {
        mode: 'show',
        language: 'html',
        source: '<!-- A note -->\n<p class="note">Closed on <strong>Monday</strong>.</p>',
      },
    },
    plain: { props: { ...starts, source: 'flour 1000\nwater  720\nsalt    20' } },
    run: { props: { mode: 'run', language: 'html', source: '<p>Owner’s <b>own</b> HTML</p>' } },
    empty: { shows: 'nothing', props: starts },
  },
})
