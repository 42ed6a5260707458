import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Keeps each processor twice busy until the answered function is called. */
export function busyProcessors(): () => void {
  const children = Array.from({ length: availableParallelism() * 2 }, () =>
    // Each ends with its parent: nobody is left to close its input otherwise.
    spawn(
      process.execPath,
      [
        '-e',
        "process.stdin.on('end', () => process.exit()).resume(); const turn = () => { const until = Date.now() + 50; while (Date.now() < until); setImmediate(turn) }; turn()",
      ],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    ),
  )
  return () => children.forEach((child) => child.kill('SIGKILL'))
}
