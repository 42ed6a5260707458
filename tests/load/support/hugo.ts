import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './measure.ts'

/** Milliseconds of a cold build of so many pages; null where Hugo is not installed. */
export async function hugoRebuild(folder: string, pages: number, say: (line: string) => void): Promise<number | null> {
  try {
    execFileSync('hugo', ['version'], { stdio: 'ignore' })
  } catch {
    say('Hugo is not installed (apt-get install hugo): the comparison with it is left out.')
    return null
  }
  mkdirSync(join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'layouts/_default'), { recursive: true })
  writeFileSync(
    join(folder, 'hugo.toml'),
    'baseURL = "http://localhost/"\ntitle = "Load"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n',
  )
  writeFileSync(
    join(folder, 'layouts/_default/single.html'),
    '<!doctype html><title>{{ .Title }}</title><main>{{ .Content }}</main>',
  )
  writeFileSync(
    join(folder, 'layouts/_default/list.html'),
    '<!doctype html>{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}',
  )
  const words = Array.from({ length: 15 }, () => `${'bread rises slowly under linen '.repeat(20)}\n`).join('\n')
  for (let at = 0; at < pages; at++)
    writeFileSync(join(folder, `content/page-${at}.md`), `+++\ntitle = "Page ${at}"\n+++\n\n${words}`)
  const times = Array.from({ length: 3 }, () => {
    rmSync(join(folder, 'public'), { recursive: true, force: true })
    const began = performance.now()
    execFileSync('hugo', ['--quiet'], { cwd: folder })
    return performance.now() - began
  })
  say(`Hugo builds ${pages} pages in ${Math.round(median(times))} ms`)
  return median(times)
}
