import { useState } from 'react'
import { Button, ColorRow, Dialog, ImageRow, useWords } from '#platform/ui'
import type { Swatch } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'
import { Thumbnail, ThumbnailsProvider } from '../base/thumbnails.tsx'

interface Props {
  value: string
  swatch: Swatch | null
  onChange: (swatch: Swatch | null) => void
}

/** Shows the swatch of a value, and opens the choice of its colour or image. */
export function SwatchButton({ value, swatch, onChange }: Props) {
  const t = useWords(productMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const image = swatch?.image ?? null
  return (
    <>
      <button
        type="button"
        className="product-swatch"
        aria-label={t('swatchOf', { name: value })}
        data-none={swatch === null || undefined}
        style={{ background: image === null ? (swatch?.color ?? undefined) : undefined }}
        onClick={() => setOpen(true)}
      >
        {image !== null && (
          <ThumbnailsProvider ids={[image]}>
            <Thumbnail asset={image} />
          </ThumbnailsProvider>
        )}
      </button>
      <Dialog
        title={t('swatchOf', { name: value })}
        isOpen={isOpen}
        onClose={close}
        foot={
          <>
            {swatch && (
              <Button
                onPress={() => {
                  onChange(null)
                  close()
                }}
              >
                {t('swatchRemove')}
              </Button>
            )}
            <Button tone="primary" onPress={close}>
              {t('swatchDone')}
            </Button>
          </>
        }
      >
        <p className="q-hint">{t('swatchLead')}</p>
        <ColorRow
          label={t('swatchColor')}
          value={swatch?.color ?? '#000000'}
          onChange={(color) => onChange({ color, image })}
        />
        <ImageRow
          label={t('swatchImage')}
          value={image}
          onChange={(asset) => onChange(withImage(swatch?.color ?? null, asset?.id ?? null))}
        />
      </Dialog>
    </>
  )
}

function withImage(color: string | null, image: string | null): Swatch | null {
  return color === null && image === null ? null : { color, image }
}
