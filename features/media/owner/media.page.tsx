import { Trash2, X } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import {
  Button,
  ConfirmDialog,
  uiMessages,
  Group,
  IconButton,
  Page,
  Panel,
  TextArea,
  TextField,
  toast,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { type Asset, mediaApi } from '../contract/index.ts'
import { AssetLibrary } from './asset-library.tsx'
import { mediaOwnerMessages } from './media-owner.messages.ts'
import { thumbnailOf } from './picked-asset.ts'

/** Says where a file is shown; pages come after media in the order of features, so they are handed in. */
export type AssetUses = ComponentType<{ id: string }>

export function MediaPage({ Uses }: { Uses: AssetUses }) {
  const t = useWords(mediaOwnerMessages)
  const [chosen, setChosen] = useState<Asset | null>(null)
  return (
    <div className={chosen ? 'media-page' : ''}>
      <div>
        <Page title={t('media')} width="full">
          <AssetLibrary chosen={chosen?.id ?? null} onChoose={setChosen} />
        </Page>
      </div>
      {chosen && (
        <aside>
          <AssetDetails
            key={chosen.id}
            asset={chosen}
            Uses={Uses}
            onGone={() => setChosen(null)}
            onChanged={setChosen}
          />
        </aside>
      )}
    </div>
  )
}

interface DetailsProps {
  asset: Asset
  Uses: AssetUses
  onGone: () => void
  onChanged: (asset: Asset) => void
}

function AssetDetails({ asset, Uses, onGone, onChanged }: DetailsProps) {
  const t = useWords(mediaOwnerMessages)
  const d = useWords(uiMessages)
  const may = useMay()
  const [name, setName] = useState(asset.name)
  const [alt, setAlt] = useState(asset.alt)
  const [credit, setCredit] = useState(asset.credit)
  const [isRemoving, setRemoving] = useState(false)
  const done = (changed: Asset) => {
    onChanged(changed)
    toast(t('saved'))
  }
  const change = useSend(mediaApi.change, { refreshes: [mediaApi.list], onDone: done })
  const remove = useSend(mediaApi.remove, { refreshes: [mediaApi.list], onDone: onGone })
  const save = () => change.mutate({ id: asset.id, name, alt, credit })
  const isChanged = name !== asset.name || alt !== asset.alt || credit !== asset.credit
  const thumbnail = thumbnailOf(asset)
  return (
    <Panel title={t('details')} actions={<IconButton icon={X} label={d('close')} onPress={onGone} />}>
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
        <TextField label={t('name')} value={name} onChange={setName} />
        {asset.kind === 'image' && <TextArea label={t('alt')} hint={t('altHint')} value={alt} onChange={setAlt} />}
        <TextField label={t('credit')} value={credit} onChange={setCredit} />
        <Button tone="primary" isDisabled={!isChanged || !name.trim()} isPending={change.isPending} onPress={save}>
          {t('save')}
        </Button>
      </Group>
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
        <Uses id={asset.id} />
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </Panel>
  )
}

function sizeOf(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
