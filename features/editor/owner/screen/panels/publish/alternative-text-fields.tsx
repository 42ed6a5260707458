import { useState } from 'react'
import { mediaApi } from '#features/media/contract'
import { pagesApi } from '#features/pages/contract'
import type { Output } from '#platform/contract'
import type { Path } from '#platform/document'
import {
  Button,
  sentenceOf,
  TextArea,
  uiMessages,
  useAsset,
  useLanguage,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { useEditor } from '../../../base/editor-context.tsx'
import { publishMessages } from './publish.messages.ts'

type Images = Output<typeof pagesApi.missingAlt>['images'][number]
type Image = Images['fields'][number]

/** A field for each missing alternative text of a block, or of the cover of a post. */
export function AlternativeTextFields({ blockId, fields }: Pick<Images, 'blockId' | 'fields'>) {
  return fields.map((image) =>
    blockId === null ? (
      <CoverField key={image.asset} asset={image.asset} />
    ) : (
      image.path && <BlockField key={JSON.stringify(image.path)} blockId={blockId} image={image} path={image.path} />
    ),
  )
}

/** The text is a prop of the block; an image that only decorates needs none. */
function BlockField({ blockId, image, path }: { blockId: string; image: Image; path: Path }) {
  const t = useWords(publishMessages)
  const { edit, canEdit } = useEditor()
  const { asset, decorative } = image
  if (!canEdit) return null
  const change = (at: Path, value: unknown) =>
    edit({ kind: 'changeBlock', id: blockId, changes: [{ path: [...at], value }] })
  return (
    <TextField asset={asset} onSave={(text) => change(path, text)}>
      {decorative && (
        <Button size="small" onPress={() => change(decorative, true)}>
          {t('decorative')}
        </Button>
      )}
    </TextField>
  )
}

/** The text belongs to the file, so it is saved there. */
function CoverField({ asset }: { asset: string }) {
  const language = useLanguage()
  const may = useMay()
  const save = useSend(mediaApi.change, {
    quiet: true,
    refreshes: [mediaApi.get, mediaApi.list, pagesApi.missingAlt],
  })
  if (!may('content.media')) return null
  return (
    <TextField
      asset={asset}
      error={save.error && sentenceOf(save.error, language)}
      onSave={(alt) => save.mutate({ id: asset, alt })}
    />
  )
}

interface FieldProps {
  asset: string
  error?: string | null
  onSave: (text: string) => void
  children?: React.ReactNode
}

function TextField({ asset, error = null, onSave, children }: FieldProps) {
  const t = useWords(publishMessages)
  const ui = useWords(uiMessages)
  const [typed, setTyped] = useState('')
  const file = useAsset(asset)
  const text = typed.trim()
  return (
    <div className="e-check-image">
      {file?.thumbnail && <img src={file.thumbnail} alt="" />}
      <div className="e-check-field">
        <TextArea
          label={ui('altText')}
          hint={t('altHint')}
          rows={2}
          maxLength={1000}
          value={typed}
          onChange={setTyped}
          error={error}
        />
        <div className="q-button-row">
          <Button size="small" isDisabled={text === ''} onPress={() => onSave(text)}>
            {t('saveAlt')}
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}
