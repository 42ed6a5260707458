import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * The browser for the tests: QUOIN_BROWSER, one on the PATH, or Debian's Chromium installed by apt where that is
 * allowed (root, or sudo without a password). Without any, `advice` says what to do.
 */
export async function findBrowser(): Promise<{ path: string | null; advice: string }> {
  const configured = process.env['QUOIN_BROWSER']
  if (configured)
    return isExecutable(configured)
      ? found(configured)
      : { path: null, advice: `QUOIN_BROWSER is ${configured}, but that is no program that can be run.` }
  const present = onPath()
  if (present) return found(present)
  if (installByApt()) {
    const installed = onPath()
    if (installed) return found(installed)
  }
  return {
    path: null,
    advice:
      'The tests need Chromium. Install it (on Debian: `apt-get install chromium`) or set QUOIN_BROWSER to the path of Chrome, then run `./quoin test` again.',
  }
}

function found(path: string): { path: string; advice: string } {
  return { path, advice: '' }
}

function onPath(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  for (const name of names) {
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

function installByApt(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const root = process.getuid?.() === 0
  if (!root && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  console.log('Installing Chromium for the tests (apt-get install chromium) …')
  const apt = (...args: string[]) =>
    spawnSync(root ? 'apt-get' : 'sudo', root ? args : ['apt-get', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  apt('update')
  return apt('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation')
}
