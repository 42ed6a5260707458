import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Chromium without a window, tabs and menus: it draws the same pages with a quarter less processor time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']

/** `tests` draw pages, for which the shell does; `benches` measure what people use. */
export type BrowserUse = 'tests' | 'benches'

/**
 * The browser: QUOIN_BROWSER, one on the PATH, or Debian's Chromium installed by apt where that is allowed (root, or
 * sudo without a password). Tests prefer the shell, and do with the whole browser where no package of the shell is to
 * be had. Without any, `advice` says what to do.
 */
export async function findBrowser(use: BrowserUse): Promise<{ path: string | null; advice: string }> {
  const configured = process.env['QUOIN_BROWSER']
  if (configured)
    return isExecutable(configured)
      ? found(configured)
      : { path: null, advice: `QUOIN_BROWSER is ${configured}, but that is no program that can be run.` }
  const shell = use === 'tests' ? (onPath(shells) ?? installed('chromium-headless-shell', shells)) : null
  const path = shell ?? onPath(names) ?? installed('chromium', names)
  if (path) return found(path)
  return {
    path: null,
    advice:
      'The tests need Chromium. Install it (on Debian: `apt-get install chromium-headless-shell`) or set QUOIN_BROWSER to the path of Chrome, then run `./quoin test` again.',
  }
}

function found(path: string): { path: string; advice: string } {
  return { path, advice: '' }
}

function onPath(programs: readonly string[]): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  for (const name of programs) {
    const folder = folders.find((candidate) => candidate !== '' && isExecutable(join(candidate, name)))
    if (folder) return join(folder, name)
  }
  return null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs a package by apt, where it may and where there is one; answers the program that it brought. */
function installed(name: string, programs: readonly string[]): string | null {
  if (!existsSync('/usr/bin/apt-get')) return null
  const root = process.getuid?.() === 0
  if (!root && spawnSync('sudo', ['-n', 'true']).status !== 0) return null
  const apt = (...args: string[]) =>
    spawnSync(root ? 'apt-get' : 'sudo', root ? args : ['apt-get', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const hasLists = globSync('/var/lib/apt/lists/*Packages*').length > 0
  if (!hasLists && !apt('update')) return null
  if (!isPackage(name)) return null
  console.log(`Installing Chromium for the tests (apt-get install ${name}) …`)
  const install = () => apt('install', '--yes', '--no-install-recommends', name, 'fonts-liberation')
  // A list that has grown old names packages that are there no more.
  return install() || (apt('update') && install()) ? onPath(programs) : null
}

function isPackage(name: string): boolean {
  const { stdout } = spawnSync('apt-cache', ['policy', name], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return /Candidate: (?!\(none\))/.test(stdout)
}
