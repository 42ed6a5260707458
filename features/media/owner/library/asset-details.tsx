import { Download, Trash2, X } from '#platform/icons'
import { createElement, type Ref, useContext, useImperativeHandle, useState } from 'react'
import {
  byteSize,
  Button,
  ConfirmDialog,
  Form,
  FormButton,
  Group,
  IconButton,
  LinkButton,
  Panel,
  Select,
  TextArea,
  TextField,
  toast,
  TokensField,
  uiMessages,
  useCall,
  useLocale,
  useMay,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { assetUrl, type LibraryAsset, libraryApi, mediaApi } from '../../contract/index.ts'
import { AssetUsesContext } from '../asset-uses-context.ts'
import { mediaOwnerMessages } from '../media-owner.messages.ts'
import { thumbnailOf } from '../picked-asset.ts'
import { ReplaceFile } from '../replace-file.tsx'

interface DetailsProps {
  asset: LibraryAsset
  onGone: () => void
  onClose: () => void
  onChanged: (asset: LibraryAsset) => void
  /** Asks for confirmation before unsaved changes of its texts are left. */
  mayLeave?: Ref<MayLeave>
}

export type MayLeave = () => Promise<boolean>

/** Shows a file: its name, its folder, its uses. */
export function AssetDetails({ asset, onGone, onClose, onChanged, mayLeave }: DetailsProps) {
  const t = useWords(mediaOwnerMessages)
  const d = useWords(uiMessages)
  const may = useMay()
  const locale = useLocale()
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
          {byteSize(asset.bytes, locale)} · {asset.type}
        </p>
        <LinkButton size="small" icon={Download} href={assetUrl(asset.id, asset.file)} target="_blank">
          {t('openFile')}
        </LinkButton>
      </Group>
      <Words asset={asset} onChanged={onChanged} {...(mayLeave && { mayLeave })} />
      <Keeping asset={asset} onChanged={onChanged} />
      {may('content.edit') && <Uses id={asset.id} />}
      {may('content.edit') && <ReplaceFile asset={asset} onReplaced={onChanged} />}
      {may('content.delete') && <Removal asset={asset} onGone={onGone} />}
    </Panel>
  )
}

type PartProps = Pick<DetailsProps, 'asset' | 'onChanged'>

function Words({ asset, onChanged, mayLeave }: PartProps & Pick<DetailsProps, 'mayLeave'>) {
  const t = useWords(mediaOwnerMessages)
  const { id, name, alt, credit } = asset
  const change = useSend(mediaApi.change, { quiet: true, refreshes: [mediaApi.list] })
  const form = useOwnerForm({
    schema: mediaApi.change.input,
    values: { id, name, alt, credit },
    sentences: { name: t('enterName') },
    save: async (values) => {
      try {
        return await change.mutateAsync(values)
      } catch (error) {
        if (values.name !== name) toast(t('renameFailed'), { tone: 'failure' })
        throw error
      }
    },
    savedMessage: t('saved'),
    onSaved: onChanged,
  })
  useImperativeHandle(mayLeave, () => form.mayLeave, [form.mayLeave])
  return (
    <Form form={form} className="q-group">
      <TextField label={t('name')} {...form.field('name')} isRequired />
      {asset.kind === 'image' && <TextArea label={t('alt')} hint={t('altHint')} {...form.field('alt')} />}
      <TextField label={t('credit')} {...form.field('credit')} />
      <FormButton form={form} onlyChanged />
    </Form>
  )
}

/** Folder and tags of a file; changes take effect at once. */
function Keeping({ asset, onChanged }: PartProps) {
  const t = useWords(mediaOwnerMessages)
  const kept = useCall(libraryApi.folders, {})
  const refreshes = [libraryApi.folders, mediaApi.list]
  const change = useSend(mediaApi.change, { refreshes, onDone: onChanged })
  const move = useSend(libraryApi.move, {
    refreshes,
    onDone: ({ moved }, { folderId }) => {
      onChanged({ ...asset, folderId })
      toast(t('moved', { n: moved }))
    },
  })
  const folders = kept.data?.folders ?? []
  return (
    <Group>
      {folders.length > 0 && (
        <Select
          label={t('folder')}
          value={asset.folderId ?? 'none'}
          onChange={(to) => move.mutate({ ids: [asset.id], folderId: to === 'none' ? null : to })}
          options={[
            { value: 'none', label: t('noFolder') },
            ...folders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <TokensField
        label={t('tags')}
        tokens={asset.tags.map((tag) => ({ id: tag, label: tag }))}
        suggestions={kept.data?.tags ?? []}
        maxLength={60}
        onAdd={(tag) => change.mutate({ id: asset.id, tags: [...asset.tags, tag] })}
        onRemove={(gone) => change.mutate({ id: asset.id, tags: asset.tags.filter((tag) => tag !== gone) })}
      />
    </Group>
  )
}

function Uses({ id }: { id: string }) {
  const t = useWords(mediaOwnerMessages)
  const whereUsed = useContext(AssetUsesContext)
  return whereUsed && <Group title={t('whereUsed')}>{createElement(whereUsed, { id })}</Group>
}

function Removal({ asset, onGone }: { asset: LibraryAsset; onGone: () => void }) {
  const t = useWords(mediaOwnerMessages)
  const whereUsed = useContext(AssetUsesContext)
  const [isRemoving, setRemoving] = useState(false)
  const refreshes = [mediaApi.list, libraryApi.folders, libraryApi.usage]
  const remove = useSend(mediaApi.remove, { refreshes, onDone: onGone })
  return (
    <Group>
      <Button icon={Trash2} onPress={() => setRemoving(true)}>
        {t('remove')}
      </Button>
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
    </Group>
  )
}
