import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

export interface Nginx {
  port: number
  /** The one worker: what answers. */
  pid: number
  child: ChildProcess
}

/** Those it states by itself. */
const itsOwn = new Set(['content-type', 'content-length', 'etag', 'date', 'connection', 'keep-alive'])

/** nginx with one worker over one file, which it sends as it is: the same bytes and headers as ours. */
export async function startNginx(folder: string, headers: readonly string[], body: Buffer): Promise<Nginx> {
  const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file))
  if (!binary)
    throw new Error('This benchmark compares with nginx. Install it (apt-get install nginx-light), then run it again.')
  mkdirSync(join(folder, 'www'), { recursive: true })
  writeFileSync(join(folder, 'www/long'), body)
  const port = await freePort()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const added = pairsOf(headers).flatMap(([name, value]) =>
    itsOwn.has(name.toLowerCase()) ? [] : [`add_header ${name} "${value}";`],
  )
  const server = `server { listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8"; ${added.join(' ')} }`
  const cache = 'open_file_cache max=100; open_file_cache_valid 60s;'
  const http = `http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; ${cache} ${paths.join(' ')} ${server} }`
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events { worker_connections 1024; } ${http}`,
  )
  const child = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  await answers(port)
  return { port, pid: workerOf(child.pid ?? 0), child }
}

/** Raw headers, name and value in turn. */
function pairsOf(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []))
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/long`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start.')
}

function workerOf(master: number): number {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      if (Number(stat.split(') ')[1]?.split(' ')[1]) === master) return Number(entry)
    } catch {
      // It ended while we looked.
    }
  }
  return master
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
