import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFile, fonts } from '../../platform/theme/index.ts'

/** Every cut that a site's style sheet may name; what a typeface does not have is left out. */
export function fontSources(root: string): { fileName: string; source: Uint8Array }[] {
  return fonts.flatMap((font) =>
    (['latin', 'latin-ext'] as const).flatMap((range) =>
      (font.italic ? (['normal', 'italic'] as const) : (['normal'] as const)).flatMap((style) => {
        const fileName = fontFile(font, range, style)
        const path = join(root, 'node_modules/@fontsource-variable', font.slug, 'files', fileName)
        return existsSync(path) ? [{ fileName, source: readFileSync(path) }] : []
      }),
    ),
  )
}
