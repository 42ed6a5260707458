// The import rules of docs/architecture.md. tools/boundaries.ts runs them and proves each by a planted violation.
// dependency-cruiser reads TypeScript through version 6 (package `typescript`): under 7 it would see no modules.
const features = require('../features/order.json')

const anywhere = '^platform/(contract|document|block|i18n|theme|money)/'
const door = '^features/[^/]+/(contract|server|owner|visitor)/index\\.ts$'
const schemaLibrary = '(^|/)node_modules/zod/'
const react = '(^|/)node_modules/(react|react-dom|scheduler|@types/react|@types/react-dom)/'
const serverFile = '(/server/|\\.(loader|block|importer|worker)\\.ts$)'
const serverPlatform =
  '^platform/(http|database|backup|storage|jobs|mail|log|metrics|egress|certificates|threads|context|render/server)/'
const canvasBlocks = '^features/editor/owner/base/blocks\\.ts$'
const canvasPart = '^features/[^/]+/blocks/[^/]+/[^/]+\\.canvas\\.ts$'
const beside = '\\.test\\.tsx?$'
const typeOnly = ['type-only']

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

// Of the imports as written, `import type` included.
const written = [
  rule(
    'downward-only',
    'the platform knows no feature and no app',
    { path: '^platform/', pathNot: beside },
    { path: '^(features|apps|samples|tests)/' },
  ),
  rule(
    'features-below-apps',
    'a feature knows no app',
    { path: '^features/', pathNot: beside },
    { path: '^(apps|samples|tests)/' },
  ),
  rule(
    'tests-support-is-for-tests',
    'only tests import their support',
    { path: '^(apps|features|platform|samples)/', pathNot: beside },
    { path: '^tests/' },
  ),
  rule(
    'doors-only',
    'another feature is entered by a door',
    { path: '^features/([^/]+)/', pathNot: canvasBlocks },
    { path: '^features/', pathNot: ['^features/$1/', door, '^features/order\\.json$'] },
  ),
  rule(
    'apps-use-doors',
    'apps join, they do not reach inside',
    { path: '^apps/', pathNot: beside },
    {
      path: '^features/',
      pathNot: [door, '\\.(island\\.tsx|behaviour\\.ts)$', '^features/order\\.json$'],
    },
  ),
  rule(
    'canvas-uses-canvas-parts',
    'the canvas takes blocks from their own folders: a door would bring the screens of its feature',
    { path: canvasBlocks },
    { path: '^features/', pathNot: ['^features/editor/', canvasPart] },
  ),
  rule(
    'canvas-parts-for-the-canvas',
    "the canvas part of a block is nobody else's",
    { pathNot: [canvasBlocks, beside] },
    { path: canvasPart },
  ),
  rule(
    'canvas-parts-by-no-owner-door',
    'an owner door brings the screens of its feature with the block',
    { path: canvasPart },
    { path: '^features/[^/]+/owner/index\\.ts$' },
  ),
  ...features
    .slice(0, -1)
    .map((feature, i) =>
      rule(
        'earlier-features-only',
        'features are a stack',
        { path: `^features/${feature}/`, pathNot: beside },
        { path: `^features/(${features.slice(i + 1).join('|')})/` },
      ),
    ),
  rule(
    'contract-runs-anywhere',
    'contracts hold schemas and rules only',
    { path: ['^features/[^/]+/contract/', '\\.contract\\.ts$'], pathNot: beside },
    { pathNot: ['^features/[^/]+/contract/', '\\.(rules|contract)\\.ts$', anywhere, schemaLibrary] },
  ),
  rule(
    'platform-anywhere-runs-anywhere',
    'what contracts stand on runs in browsers and on the server alike',
    { path: anywhere, pathNot: beside },
    { path: '^platform/', pathNot: anywhere },
  ),
  rule(
    'documents-know-no-block',
    'the document engine treats every block type alike',
    { path: '^platform/document/', pathNot: beside },
    { path: '^platform/block/' },
  ),
  rule(
    'rules-import-nothing',
    'so that islands may use them',
    { path: '\\.rules\\.ts$' },
    { pathNot: '\\.rules\\.ts$', dependencyTypesNot: typeOnly },
  ),
  rule(
    'rooms-apart',
    'browser code never reaches the server room',
    { path: '^features/[^/]+/(owner|visitor|blocks)/', pathNot: [serverFile, beside] },
    { path: '^features/.*' + serverFile, dependencyTypesNot: typeOnly },
  ),
  rule(
    'platform-fits-the-room',
    'views and owner code run in browsers too',
    {
      path: ['^features/[^/]+/(owner|visitor|blocks)/', '\\.view\\.tsx$', '^apps/(owner|visitor)/'],
      pathNot: [serverFile, beside],
    },
    { path: serverPlatform, dependencyTypesNot: typeOnly },
  ),
  rule(
    'behaviours-without-react',
    'content pages never pay for react',
    { path: '\\.(behaviour|dom)\\.ts$' },
    { path: react },
  ),
  rule(
    'visitor-platform-without-react',
    'the visitor modules are plain',
    { path: '^platform/visitor/', pathNot: beside },
    { path: react },
  ),
  rule('views-without-ui', "the design system is the owner's", { path: '\\.view\\.tsx$' }, { path: '^platform/ui/' }),
  rule(
    'views-by-the-visitor-door',
    "another feature's views come through its door",
    { path: '^features/([^/]+)/.*\\.view\\.tsx$' },
    { path: '^features/', pathNot: ['^features/$1/', '^features/[^/]+/(visitor|contract)/index\\.ts$'] },
  ),
  rule(
    'server-without-owner',
    "the server never loads the owner's interface",
    {
      path: ['^features/[^/]+/server/', '\\.(loader|block)\\.ts$', '^apps/(server|command|restore)/'],
      pathNot: beside,
    },
    { path: ['^features/[^/]+/owner/', '\\.panel\\.tsx$', '^platform/ui/'], dependencyTypesNot: typeOnly },
  ),
  rule(
    'threads-stay-small',
    'a thread loads what it computes with, and nothing of the server',
    { path: '\\.worker\\.ts$', pathNot: beside },
    {
      path: '^(apps|features|platform)/',
      pathNot: ['\\.(worker|rules)\\.ts$', anywhere],
      dependencyTypesNot: typeOnly,
    },
  ),
  rule(
    'no-circular',
    'a cycle is one module pretending to be two',
    { pathNot: beside },
    { circular: true, viaOnly: { dependencyTypesNot: typeOnly } },
  ),
  rule(
    'resolvable',
    'every import resolves',
    { pathNot: ['^tools/plants/'] },
    { couldNotResolve: true, pathNot: '\\?inline$' },
  ),
]

// Of the imports as they run: what a visitor's browser would load.
const running = [
  rule(
    'islands-stay-small',
    'only rules, react and the loader reach a visitor',
    { path: '\\.(island\\.tsx|behaviour\\.ts)$' },
    {
      reachable: true,
      pathNot: [
        '\\.((island|part)\\.tsx|behaviour\\.ts)$',
        '\\.(rules|dom)\\.ts$',
        '^platform/(islands|visitor|money)/',
        react,
        '\\.css$',
      ],
    },
  ),
]

const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(dist|data|docs)/' },
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    conditionNames: ['import', 'node', 'default'],
    exportsFields: ['exports'],
  },
}

module.exports = { written, running, options }
