import { Trash2, X } from '#platform/icons'
import { createElement, useContext, useState } from 'react'
import {
  Button,
  ConfirmDialog,
  Form,
  FormButton,
  uiMessages,
  Group,
  IconButton,
  Page,
  Panel,
  TextArea,
  TextField,
  mayLeave,
  useMay,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Asset, mediaApi } from '../contract/index.ts'
import { AssetLibrary } from './asset-library.tsx'
import { AssetUsesContext } from './asset-uses-context.ts'
import { ReplaceFile } from './replace-file.tsx'
import { mediaOwnerMessages } from './media-owner.messages.ts'
import { thumbnailOf } from './picked-asset.ts'

export function MediaPage() {
  const t = useWords(mediaOwnerMessages)
  const [chosen, setChosen] = useState<Asset | null>(null)
  const choose = (asset: Asset | null) => void mayLeave().then((leave) => leave && setChosen(asset))
  return (
    <div className={chosen ? 'media-page' : ''}>
      <div>
        <Page title={t('media')} width="full">
          <AssetLibrary chosen={chosen?.id ?? null} onChoose={choose} />
        </Page>
      </div>
      {chosen && (
        <aside>
          <AssetDetails
            key={chosen.id}
            asset={chosen}
            onGone={() => setChosen(null)}
            onClose={() => choose(null)}
            onChanged={setChosen}
          />
        </aside>
      )}
    </div>
  )
}

interface DetailsProps {
  asset: Asset
  onGone: () => void
  onClose: () => void
  onChanged: (asset: Asset) => void
}

function AssetDetails({ asset, onGone, onClose, onChanged }: DetailsProps) {
  const t = useWords(mediaOwnerMessages)
  const d = useWords(uiMessages)
  const may = useMay()
  const whereUsed = useContext(AssetUsesContext)
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, alt, credit } = asset
  const change = useSend(mediaApi.change, { quiet: true, refreshes: [mediaApi.list] })
  const form = useOwnerForm({
    schema: mediaApi.change.input,
    values: { id, name, alt, credit },
    save: change.mutateAsync,
    savedMessage: t('saved'),
    onSaved: onChanged,
  })
  const remove = useSend(mediaApi.remove, { refreshes: [mediaApi.list], onDone: onGone })
  const thumbnail = thumbnailOf(asset)
  return (
    <Panel title={t('details')} actions={<IconButton icon={X} label={d('close')} onPress={onClose} />}>
      {thumbnail && (
        <div className="asset-large">
          <img src={thumbnail} alt={asset.alt} />
        </div>
      )}
      <Group>
        <p className="q-hint q-tabular">
          {asset.width && `${asset.width} × ${asset.height} · `}
          {sizeOf(asset.bytes)} · {asset.type}
        </p>
      </Group>
      <Form form={form} className="q-group">
        <TextField label={t('name')} {...form.field('name')} isRequired />
        {asset.kind === 'image' && <TextArea label={t('alt')} hint={t('altHint')} {...form.field('alt')} />}
        <TextField label={t('credit')} {...form.field('credit')} />
        <FormButton form={form} onlyChanged />
      </Form>
      {may('content.edit') && <ReplaceFile asset={asset} onReplaced={onChanged} />}
      {may('content.delete') && (
        <Group>
          <Button icon={Trash2} onPress={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        title={t('removeTitle', { name: asset.name })}
        action={t('remove')}
        isOpen={isRemoving}
        isPending={remove.isPending}
        onClose={() => setRemoving(false)}
        onConfirm={() => remove.mutate({ id: asset.id })}
      >
        {whereUsed && createElement(whereUsed, { id: asset.id })}
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </Panel>
  )
}

function sizeOf(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
