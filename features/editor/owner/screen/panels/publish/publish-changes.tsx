import { ChevronRight } from '#platform/icons'
import type { documentsApi } from '#features/pages/contract'
import type { Output } from '#platform/contract'
import { type Document, sectionsInOrder } from '#platform/document'
import { Badge, useLanguage, useWords } from '#platform/ui'
import { nameOfType } from '../../../base/blocks.ts'
import { wordsOfBlock } from '../../../base/block-words.ts'
import { editorMessages } from '../../../base/editor.messages.ts'
import { isNamedSetting, settingNameMessages } from '../../compare/setting-names.ts'

type Change = Output<typeof documentsApi.changes>['changes'][number]

interface Props {
  changes: readonly Change[]
  document: Document
  /** Scrolls to the part of the page that a line describes; null opens the page's settings. */
  onGo: (part: string | null) => void
}

/** Lists the changes that publishing makes for visitors; each line leads to its place. */
export function Changes({ changes, document, onGo }: Props) {
  const t = useWords(editorMessages)
  const lines = useLines(changes, document)
  return (
    <>
      <p className="q-quiet">{t('publishLead')}</p>
      <ul className="e-changes">
        {lines.map(({ key, did, name, detail, part }) => (
          <li key={key}>
            <Line canGo={part !== undefined} onGo={() => onGo(part ?? null)}>
              <Badge tone={toneOf(did)}>{t(didNames[did])}</Badge>
              <span className="q-row-text">
                {name}
                {detail && <span className="q-quiet"> · {detail}</span>}
              </span>
            </Line>
          </li>
        ))}
      </ul>
    </>
  )
}

function Line({ canGo, onGo, children }: { canGo: boolean; onGo: () => void; children: React.ReactNode }) {
  if (!canGo) return <div className="e-change">{children}</div>
  return (
    <button type="button" className="e-change" onClick={onGo}>
      {children}
      <ChevronRight aria-hidden />
    </button>
  )
}

interface ChangeLine {
  key: string
  did: Change['did']
  name: string
  detail: string
  /** Absent when the part was deleted. */
  part?: string | null
}

function useLines(changes: readonly Change[], document: Document): ChangeLine[] {
  const t = useWords(editorMessages)
  const s = useWords(settingNameMessages)
  const language = useLanguage()
  const sections = sectionsInOrder(document)
  const placeOf = (id: string): string => {
    const at = sections.findIndex((section) => section.id === id)
    return at < 0 ? '' : sections[at]?.name || `${t('section')} ${at + 1}`
  }
  const settings = changes.filter(({ what }) => what === 'settings').map(({ name }) => name)
  const named = settings.filter(isNamedSetting).map((name) => s(name))
  if (named.length < settings.length) named.push(s('other'))
  const lines = named.map(
    (name): ChangeLine => ({
      key: `setting:${name}`,
      did: 'changed',
      name: t('settingsOfPage'),
      detail: name,
      part: null,
    }),
  )
  const parts = changes.flatMap(({ what, did, id, type, name }): ChangeLine[] => {
    if (what === 'settings') return []
    const common = { key: `${what}:${id}:${did}`, did, ...(did !== 'removed' && { part: id }) }
    if (what === 'section') return [{ ...common, name: name || placeOf(id) || t('section'), detail: '' }]
    const block = document.blocks[id]
    const words = name || (block ? wordsOfBlock(block) : '')
    const detail = [words && `“${words}”`, block && placeOf(block.section)].filter(Boolean).join(' · ')
    return [{ ...common, name: nameOfType(type, language), detail }]
  })
  return [...lines, ...parts]
}

const didNames = { added: 'didAdded', changed: 'didChanged', moved: 'didMoved', removed: 'didRemoved' } as const

function toneOf(did: keyof typeof didNames): 'success' | 'danger' | 'accent' | 'plain' {
  return did === 'added' ? 'success' : did === 'removed' ? 'danger' : did === 'changed' ? 'accent' : 'plain'
}
