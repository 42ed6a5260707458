import { useState } from 'react'
import { ChevronDown, ChevronUp, Plus, Trash2 } from '#platform/icons'
import { newId } from '#platform/contract'
import { paragraphs, plainText } from '#platform/document'
import { Button, IconButton, Menu, useMay, useWords } from '#platform/ui'
import { blockTypes, type CampaignBlock, type CampaignBlockType, campaignLimits } from '../contract/index.ts'
import { BlockFields } from './block-fields.tsx'
import { campaignsOwnerMessages } from './campaigns-owner.messages.ts'

interface Props {
  blocks: readonly CampaignBlock[]
  onChange: (blocks: CampaignBlock[]) => void
  /** Returns the error at a path such as `blocks.0.href`. */
  error: (path: string) => string | null
}

/** The blocks of an email in their order: each can be opened, moved, and removed, with a mouse or the keyboard. */
export function BlockList({ blocks, onChange, error }: Props) {
  const t = useWords(campaignsOwnerMessages)
  const [added, setAdded] = useState<string | null>(null)
  // Images come from the library, which some roles may not open.
  const mayChoose = useMay()('content.media')
  const add = (type: CampaignBlockType) => {
    const block = blank(type)
    setAdded(block.id)
    onChange([...blocks, block])
  }
  const change = (changed: CampaignBlock) =>
    onChange(blocks.map((block) => (block.id === changed.id ? changed : block)))
  return (
    <div className="q-field" role="group" aria-label={t('content')}>
      {blocks.map((block, at) => (
        <div key={block.id} className="q-entry">
          <details open={block.id === added}>
            <summary>
              <span className="q-row-text">{titleOf(block, at, t(`block.${block.type}`))}</span>
            </summary>
            <div className="q-entry-fields">
              <BlockFields block={block} onChange={change} error={(name) => error(`blocks.${at}.${name}`)} />
            </div>
          </details>
          <BlockActions blocks={blocks} at={at} title={t(`block.${block.type}`)} onChange={onChange} />
        </div>
      ))}
      <Menu
        label={t('addBlock')}
        trigger={
          <Button size="small" icon={Plus} isDisabled={blocks.length >= campaignLimits.blocks}>
            {t('addBlock')}
          </Button>
        }
        entries={blockTypes.map((type) => ({
          id: type,
          label: t(`block.${type}`),
          isDisabled: type === 'image' && !mayChoose,
          onAction: () => add(type),
        }))}
      />
    </div>
  )
}

interface ActionsProps extends Pick<Props, 'blocks' | 'onChange'> {
  at: number
  title: string
}

function BlockActions({ blocks, at, title, onChange }: ActionsProps) {
  const t = useWords(campaignsOwnerMessages)
  const others = blocks.filter((_, other) => other !== at)
  const moveTo = (to: number) => {
    const moved = blocks[at]
    if (moved) onChange([...others.slice(0, to), moved, ...others.slice(to)])
  }
  const nameOf = (action: string) => `${action}: ${at + 1}. ${title}`
  return (
    <span className="q-entry-actions">
      <IconButton
        size="small"
        icon={ChevronUp}
        label={nameOf(t('moveUp'))}
        isDisabled={at === 0}
        onPress={() => moveTo(at - 1)}
      />
      <IconButton
        size="small"
        icon={ChevronDown}
        label={nameOf(t('moveDown'))}
        isDisabled={at === blocks.length - 1}
        onPress={() => moveTo(at + 1)}
      />
      <IconButton size="small" icon={Trash2} label={nameOf(t('removeBlock'))} onPress={() => onChange(others)} />
    </span>
  )
}

function blank(type: CampaignBlockType): CampaignBlock {
  const id = newId()
  switch (type) {
    case 'heading':
      return { id, type, text: '' }
    case 'text':
      return { id, type, doc: paragraphs('') }
    case 'image':
      return { id, type, assetId: null, alt: '', href: '' }
    case 'button':
      return { id, type, label: '', href: '' }
    case 'card':
      return { id, type, path: '' }
    case 'divider':
      return { id, type }
  }
}

const mostShown = 60

function titleOf(block: CampaignBlock, at: number, name: string): string {
  const words = wordsOf(block).slice(0, mostShown)
  return `${at + 1}. ${name}${words === '' ? '' : `: ${words}`}`
}

function wordsOf(block: CampaignBlock): string {
  if (block.type === 'heading') return block.text
  if (block.type === 'text') return plainText(block.doc).replaceAll('\n', ' ')
  if (block.type === 'image') return block.alt
  if (block.type === 'button') return block.label
  return block.type === 'card' ? block.path : ''
}
