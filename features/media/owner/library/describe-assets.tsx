import { useState } from 'react'
import { Button, Dialog, TextArea, toast, useSend, useWords } from '#platform/ui'
import { type LibraryAsset, libraryApi, mediaApi } from '../../contract/index.ts'
import { mediaOwnerMessages } from '../media-owner.messages.ts'
import { thumbnailOf } from '../picked-asset.ts'

interface Props {
  assets: readonly LibraryAsset[]
  onDone: () => void
  onClose: () => void
}

/** Form for the alt texts of many images, each beside its image. */
export function DescribeAssets({ assets, onDone, onClose }: Props) {
  const t = useWords(mediaOwnerMessages)
  const images = assets.filter(({ kind }) => kind === 'image')
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const send = useSend(libraryApi.describe, {
    refreshes: [mediaApi.list, mediaApi.get],
    onDone: ({ changed }) => {
      toast(t('described', { n: changed }))
      onClose()
      onDone()
    },
  })
  const foot = (
    <Button
      tone="primary"
      isPending={send.isPending}
      isDisabled={texts.size === 0}
      onPress={() => send.mutate({ texts: [...texts].map(([id, alt]) => ({ id, alt })) })}
    >
      {t('save')}
    </Button>
  )
  return (
    <Dialog title={t('describeTitle', { n: images.length })} isOpen onClose={onClose} foot={foot} size="wide">
      <p className="q-hint">{t('altHint')}</p>
      {images.map((image) => (
        <div key={image.id} className="media-describe">
          <img src={thumbnailOf(image)} alt="" loading="lazy" />
          <TextArea
            label={image.name}
            value={texts.get(image.id) ?? image.alt}
            onChange={(alt) => setTexts((before) => new Map(before).set(image.id, alt))}
          />
        </div>
      ))}
    </Dialog>
  )
}
