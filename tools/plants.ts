/**
 * One planted violation for each boundary rule: a small tree in which exactly that rule is broken. A rule that does not
 * report its plant checks nothing. Features `media` and `pages` stand for any earlier and later feature.
 */
export interface Plant {
  rule: string
  files: Record<string, string>
}

const media = {
  'features/media/server/index.ts': 'export const a = 1\n',
  'features/media/contract/index.ts': 'export const a = 1\n',
}

export const plants: readonly Plant[] = [
  {
    rule: 'downward-only',
    files: { 'platform/http/x.ts': "import '../../features/media/server/index.ts'\n", ...media },
  },
  {
    rule: 'features-below-apps',
    files: { 'features/media/server/x.ts': "import '../../../apps/server/main.ts'\n", 'apps/server/main.ts': '' },
  },
  {
    rule: 'tests-support-is-for-tests',
    files: { 'apps/server/x.ts': "import '../../tests/support/context.ts'\n", 'tests/support/context.ts': '' },
  },
  {
    rule: 'doors-only',
    files: {
      'features/pages/server/x.ts': "import '../../media/server/deep.ts'\n",
      'features/media/server/deep.ts': '',
    },
  },
  {
    rule: 'doors-only',
    files: {
      'features/pages/server/x.ts': "import type { A } from '../../media/server/deep.ts'\nexport type B = A\n",
      'features/media/server/deep.ts': 'export type A = 1\n',
    },
  },
  {
    rule: 'apps-use-doors',
    files: {
      'apps/server/x.ts': "import '../../features/media/server/deep.ts'\n",
      'features/media/server/deep.ts': '',
    },
  },
  {
    rule: 'apps-use-doors',
    files: {
      'apps/owner/x.ts': "import('../../features/media/owner/media.page.tsx')\n",
      'features/media/owner/media.page.tsx': '',
    },
  },
  {
    rule: 'canvas-uses-canvas-parts',
    files: {
      'features/editor/owner/base/blocks.ts': "import '../../../media/blocks/image/image.panel.tsx'\n",
      'features/media/blocks/image/image.panel.tsx': '',
    },
  },
  {
    rule: 'canvas-parts-for-the-canvas',
    files: {
      'features/media/blocks/image/image.block.ts': "import './image.canvas.ts'\n",
      'features/media/blocks/image/image.canvas.ts': '',
    },
  },
  {
    rule: 'canvas-parts-by-no-owner-door',
    files: {
      'features/pages/blocks/quote/quote.canvas.ts': "import '#features/media/owner'\n",
      'features/media/owner/index.ts': 'export const a = 1\n',
    },
  },
  {
    rule: 'earlier-features-only',
    files: {
      'features/media/server/x.ts': "import '../../pages/server/index.ts'\n",
      'features/pages/server/index.ts': '',
    },
  },
  {
    rule: 'contract-runs-anywhere',
    files: { 'features/media/contract/x.ts': "import '../../../platform/http/x.ts'\n", 'platform/http/x.ts': '' },
  },
  { rule: 'contract-runs-anywhere', files: { 'features/media/blocks/image/image.contract.ts': "import 'react'\n" } },
  {
    rule: 'platform-anywhere-runs-anywhere',
    files: { 'platform/document/x.ts': "import '../database/x.ts'\n", 'platform/database/x.ts': '' },
  },
  {
    rule: 'documents-know-no-block',
    files: { 'platform/document/x.ts': "import '../block/x.ts'\n", 'platform/block/x.ts': '' },
  },
  {
    rule: 'threads-stay-small',
    files: {
      'features/pages/server/x.worker.ts': "import '../../../platform/database/x.ts'\n",
      'platform/database/x.ts': '',
    },
  },
  { rule: 'rules-import-nothing', files: { 'features/media/contract/media.rules.ts': "import 'zod'\n" } },
  { rule: 'rooms-apart', files: { 'features/media/owner/x.tsx': "import '../server/index.ts'\n", ...media } },
  { rule: 'rooms-apart', files: { 'features/pages/owner/x.tsx': "import '#features/media/server'\n", ...media } },
  {
    rule: 'platform-fits-the-room',
    files: { 'features/media/owner/x.tsx': "import '../../../platform/database/x.ts'\n", 'platform/database/x.ts': '' },
  },
  { rule: 'behaviours-without-react', files: { 'features/media/blocks/image/image.behaviour.ts': "import 'react'\n" } },
  { rule: 'visitor-platform-without-react', files: { 'platform/visitor/x.ts': "import 'react'\n" } },
  {
    rule: 'views-without-ui',
    files: { 'features/media/visitor/x.view.tsx': "import '../../../platform/ui/x.ts'\n", 'platform/ui/x.ts': '' },
  },
  {
    rule: 'views-by-the-visitor-door',
    files: { 'features/pages/visitor/x.view.tsx': "import '../../media/server/index.ts'\n", ...media },
  },
  {
    rule: 'server-without-owner',
    files: {
      'features/media/server/x.ts': "import '../owner/index.ts'\n",
      'features/media/owner/index.ts': 'export const a = 1\n',
    },
  },
  {
    rule: 'no-circular',
    files: { 'platform/log/a.ts': "import './b.ts'\n", 'platform/log/b.ts': "import './a.ts'\n" },
  },
  { rule: 'style-sheets-stay-short', files: { 'platform/ui/styles/x.css': 'a {}\n'.repeat(301) } },
  {
    rule: 'folders-stay-small',
    files: Object.fromEntries(
      Array.from({ length: 31 }, (_, at) => [`features/media/server/file-${at}.ts`, `export const n${at} = ${at}\n`]),
    ),
  },
  { rule: 'resolvable', files: { 'platform/log/a.ts': "import './nowhere.ts'\n" } },
  { rule: 'islands-stay-small', files: { 'features/media/blocks/image/image.island.tsx': "import 'zod'\n" } },
  {
    rule: 'islands-stay-small',
    files: {
      'features/media/blocks/image/image.island.tsx': "import './image.part.tsx'\n",
      'features/media/blocks/image/image.part.tsx': "import 'zod'\n",
    },
  },
  {
    rule: 'islands-stay-small',
    files: {
      'features/media/blocks/image/image.behaviour.ts':
        "import { a } from '../../contract/index.ts'\nexport const b = a\n",
      ...media,
    },
  },
  {
    rule: 'folders-in-order',
    files: {
      'features/folders.json': '{ "pages/server": ["base", "serve"] }',
      'features/pages/server/base/x.ts': "import '../serve/y.ts'\n",
      'features/pages/server/serve/y.ts': '',
    },
  },
  {
    rule: 'folders-in-order',
    files: {
      'features/pages/owner/list/x.ts': "import type { A } from '../panels/y.ts'\nexport type B = A\n",
      'features/pages/owner/panels/y.ts': "import '../list/z.ts'\nexport type A = 1\n",
      'features/pages/owner/list/z.ts': '',
    },
  },
]
