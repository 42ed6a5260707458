/** The C library of this machine, as packages name it; undefined elsewhere than on Linux. Runs under any Node from 20 on. */
export function libc() {
  if (process.platform !== 'linux') return undefined
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
