import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { endProcesses, nextMark, processMark } from './end-processes.ts'
import { brokenFile, type FileResult, type ProgressLine } from './file-result.ts'
import { failureLines } from './run-again.ts'

export interface FilesToRun {
  /** Folder of the Vitest configuration. */
  root: string
  /** Name of the Vitest project. */
  project: string
  /** Paths from `root`, in the order in which they begin. */
  files: readonly string[]
  environment?: Record<string, string>
  /** Milliseconds without a report of any test after which the files that run are ended. */
  silence?: number
  /** The moment, by `Date.now()`, at which everything ends. */
  deadline?: number
  /** Leaves out what Vitest prints. */
  quiet?: boolean
}

export interface FilesRun {
  results: FileResult[]
  /** Paths from the root of files that had no time. */
  notRun: string[]
  /** Errors that belong to no file. */
  strays: string[]
}

const fourMinutes = 240_000

/**
 * Runs test files in a child process. If no test reports for `silence`, the files that are running are named, ended
 * with all their processes and counted as failed, and a new child goes on with the rest. It does so too after a child
 * that ended before its files had.
 */
export async function runFiles(request: FilesToRun): Promise<FilesRun> {
  const results = new Map<string, FileResult>()
  const strays: string[] = []
  const { root, files, deadline = Number.POSITIVE_INFINITY } = request
  for (;;) {
    const rest = files.filter((file) => !results.has(join(root, file)))
    if (rest.length === 0 || Date.now() >= deadline) return { results: [...results.values()], notRun: rest, strays }
    const child = await runChild({ ...request, files: rest })
    for (const result of child.ended) results.set(result.name, result)
    const unfinished = child.isOver ? [] : child.began.filter((file) => !results.has(file))
    if (unfinished.length === 0) strays.push(...child.strays)
    for (const result of unfinishedResults(root, unfinished, child)) results.set(result.name, result)
    // A child that brings no file further would be started for ever.
    if (child.isOver || child.ended.length + unfinished.length > 0) continue
    for (const file of rest) results.set(join(root, file), brokenFile(join(root, file), child.reason))
  }
}

/** The error of a worker that died belongs to the files that it left unfinished. */
function unfinishedResults(root: string, files: readonly string[], { reason, strays }: ChildRun): FileResult[] {
  return files.map((file) => {
    const message = [reason, ...strays].join(' ')
    console.log(`\n${relative(root, file)} was ended and counts as failed. ${message}`)
    return brokenFile(file, message)
  })
}

interface ChildRun {
  began: string[]
  ended: FileResult[]
  strays: string[]
  /** Says why files that began have not ended. */
  reason: string
  /** The deadline came. */
  isOver: boolean
}

async function runChild(request: FilesToRun): Promise<ChildRun> {
  const { silence = fourMinutes, deadline = Number.POSITIVE_INFINITY } = request
  const run: ChildRun = { began: [], ended: [], strays: [], reason: '', isOver: false }
  const mark = nextMark()
  const folder = mkdtempSync(join(tmpdir(), 'quoin-test-files-'))
  const child = startChild(request, join(folder, 'files.json'), mark)
  const endAll = () => endProcesses(mark)
  // Also where this process ends for a reason of its own.
  process.once('exit', endAll)
  let heard = Date.now()
  const watch = setInterval(() => {
    run.isOver = Date.now() >= deadline
    const isSilent = Date.now() - heard >= silence
    if (!run.isOver && !isSilent) return
    run.reason = `No test has reported for ${Math.round(silence / 1000)} seconds.`
    clearInterval(watch)
    endAll()
    child.kill('SIGKILL')
  }, 500)
  const output = child.stdio[3] as Readable
  eachLine(output, (line) => {
    heard = Date.now()
    const progress = JSON.parse(line) as ProgressLine
    note(run, progress)
    if (progress.kind === 'ended' && !request.quiet) sayFailures(request.root, progress.result)
  })
  const [code] = await Promise.all([ended(child), new Promise((resolve) => output.once('close', resolve))])
  clearInterval(watch)
  // Nothing that a test started outlives its run.
  endAll()
  process.off('exit', endAll)
  rmSync(folder, { recursive: true, force: true })
  run.reason ||= `The process that ran it ended with ${code} before the file had.`
  return run
}

function startChild(
  { root, project, files, environment, quiet }: FilesToRun,
  list: string,
  mark: string,
): ChildProcess {
  writeFileSync(list, JSON.stringify(files))
  const program = join(import.meta.dirname, 'vitest-child.ts')
  // Colours take more room than the text: without them more of a long output is kept.
  const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const output = quiet ? 'ignore' : 'inherit'
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, root, project, list], {
    cwd: root,
    env: { ...process.env, ...environment, ...plain, [processMark]: mark },
    stdio: ['ignore', output, output, 'pipe'],
  })
}

/** Calls back for each line. The `readline` module would also end one at U+2028, which JSON may contain. */
function eachLine(stream: Readable, onLine: (line: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  })
}

function note(run: ChildRun, line: ProgressLine): void {
  if (line.kind === 'began') run.began.push(line.file)
  if (line.kind === 'ended') run.ended.push(line.result)
  if (line.kind === 'stray') noteStray(run, line)
}

/** Says at once what failed: what Vitest prints comes when all files have ended. */
function sayFailures(root: string, result: FileResult): void {
  for (const line of failureLines(root, result)) console.log(`\n${line}`)
}

/** An error that no test waited for fails the file that ran meanwhile. */
function noteStray(run: ChildRun, { file, message }: { file: string | null; message: string }): void {
  const result = run.ended.find(({ name }) => name === file)
  if (!result) {
    run.strays.push(message)
    return
  }
  result.status = 'failed'
  result.message ||= message
}

function ended(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1))
  })
}
