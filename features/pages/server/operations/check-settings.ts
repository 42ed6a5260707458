import type { DocumentKind, Settings } from '#platform/document'
import type { PlatformContext } from '#platform/context'
import { pagesProblems } from '../../contract/index.ts'

/** Returns the settings with the kind's defaults; throws the problem that names a wrong one. */
export function checkSettings(ctx: PlatformContext, kind: DocumentKind, settings: Settings): Settings {
  const definition = ctx.product.kinds.get(kind)
  if (!definition) throw pagesProblems.unknownKind({ kind })
  const read = definition.settings.safeParse(settings)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw pagesProblems.invalidSettings({
    reason: issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : 'they do not fit.',
  })
}

export function areSettingsValid(ctx: PlatformContext, kind: DocumentKind, settings: Settings): boolean {
  return ctx.product.kinds.get(kind)?.settings.safeParse(settings).success ?? true
}

/** Returns the title and slug that lists show for settings of any kind. */
export function namesOf(settings: Settings): { title: string; slug: string } {
  return { title: textOf(settings['title']), slug: textOf(settings['slug']) }
}

/** Returns the audience of a document according to its settings. */
export function accessOf(settings: Settings): 'public' | 'password' | 'members' {
  const access = settings['access']
  return access === 'password' || access === 'members' ? access : 'public'
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
