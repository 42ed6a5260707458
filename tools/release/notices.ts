import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { legal } from './bring-packages.ts'
import type { Shipped } from './shipped.ts'

interface Notice {
  readonly title: string
  readonly text: string
}

/** The licences of everything in a release that is not ours, each text once with the names that share it. */
export function noticesOf(root: string, folder: string, { packages, bundled }: Shipped): string {
  const notices: Notice[] = [
    { title: 'Node.js', text: readFileSync(join(folder, 'bin/LICENSE'), 'utf8') },
    { title: 'Lucide icons', text: readFileSync(join(root, 'platform/icons/LICENSE'), 'utf8') },
    { title: 'PostgreSQL', text: postgresLicense },
    ...packages.map(({ name, version, license, path }) => ({
      title: `${name} ${version} (${license})`,
      text: legalText(join(folder, path)),
    })),
    ...bundled.map(({ name, version, identifier = '', text = '' }) => ({
      title: `${name} ${version} (${identifier})`,
      text,
    })),
  ]
  const byText = new Map<string, string[]>()
  for (const { title, text } of notices) {
    const key = text.replaceAll('\r', '').trim()
    const titles = byText.get(key) ?? []
    if (!titles.includes(title)) byText.set(key, [...titles, title])
  }
  const parts = [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text || unsaid}\n`)
  return `${introduction}\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}

const introduction = `Quoin is distributed with the following. What is ours is under LICENSE.

libvips and what is built into it are shared libraries under LGPL-3.0-or-later (legal/LGPL-3.0.txt, legal/GPL-3.0.txt), used unchanged. They lie by
themselves in node_modules/@img/sharp-libvips-*/lib and may be replaced there. Their sources: https://github.com/lovell/sharp-libvips`
const unsaid =
  'These packages have no licence file. What they say of it stands in the README of each under node_modules.'

function legalText(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => legal.test(file)) : []
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
}

/** Its package names only that of whoever packed it. */
const postgresLicense = `PostgreSQL Database Management System
(also known as Postgres, formerly known as Postgres95)

Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group

Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and without a written agreement
is hereby granted, provided that the above copyright notice and this paragraph and the following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR CONSEQUENTIAL DAMAGES,
INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF
THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO
PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.`
