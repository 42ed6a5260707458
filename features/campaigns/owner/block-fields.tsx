import { createElement, useContext } from 'react'
import { RichTextEditorContext } from '#features/catalog/owner'
import { ImageRow, LinkField, TextField, useWords } from '#platform/ui'
import { type CampaignBlock, isCampaignLink } from '../contract/index.ts'
import { campaignsOwnerMessages } from './campaigns-owner.messages.ts'

interface Props {
  block: CampaignBlock
  onChange: (block: CampaignBlock) => void
  /** Returns the error of a field by its name. */
  error: (name: string) => string | null
}

/** The fields of one block. */
export function BlockFields({ block, onChange, error }: Props) {
  const t = useWords(campaignsOwnerMessages)
  const editor = useContext(RichTextEditorContext)
  switch (block.type) {
    case 'heading':
      return (
        <TextField
          label={t('block.heading')}
          value={block.text}
          onChange={(text) => onChange({ ...block, text })}
          error={error('text')}
          maxLength={300}
        />
      )
    case 'text':
      return (
        editor &&
        createElement(editor, {
          label: t('block.text'),
          value: block.doc,
          onChange: (doc) => onChange({ ...block, doc }),
        })
      )
    case 'image':
      return <ImageFields block={block} onChange={onChange} error={error} />
    case 'button':
      return <ButtonFields block={block} onChange={onChange} error={error} />
    case 'card':
      return (
        <>
          <EmailLink label={t('cardLink')} href={block.path} onChange={(path) => onChange({ ...block, path })} />
          <p className="q-hint">{t('cardHint')}</p>
        </>
      )
    case 'divider':
      return <p className="q-hint">{t('dividerHint')}</p>
  }
}

type FieldsOf<Type> = Omit<Props, 'block'> & { block: Extract<CampaignBlock, { type: Type }> }

function ImageFields({ block, onChange }: FieldsOf<'image'>) {
  const t = useWords(campaignsOwnerMessages)
  return (
    <>
      <ImageRow
        value={block.assetId}
        onChange={(asset) => onChange({ ...block, assetId: asset?.id ?? null, alt: asset?.alt || block.alt })}
        alt={block.alt}
        onAlt={(alt) => onChange({ ...block, alt })}
      />
      <EmailLink label={t('imageLink')} href={block.href} onChange={(href) => onChange({ ...block, href })} />
    </>
  )
}

function ButtonFields({ block, onChange, error }: FieldsOf<'button'>) {
  const t = useWords(campaignsOwnerMessages)
  return (
    <>
      <TextField
        label={t('label')}
        value={block.label}
        onChange={(label) => onChange({ ...block, label })}
        error={error('label')}
        maxLength={100}
      />
      <EmailLink label={t('link')} href={block.href} onChange={(href) => onChange({ ...block, href })} />
    </>
  )
}

interface LinkProps {
  label: string
  href: string
  onChange: (href: string) => void
}

/** A link that works in an email: an anchor leads nowhere there. */
function EmailLink(props: LinkProps) {
  const t = useWords(campaignsOwnerMessages)
  const isUnfit = props.href !== '' && !isCampaignLink(props.href)
  return <LinkField {...props} error={isUnfit ? t('linkUnfit') : null} />
}
