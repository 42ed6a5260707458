import { createElement, useContext } from 'react'
import { CollectionRow, LabelRow } from '#features/content/owner'
import { type BlockPanelProps, ChoiceRow, Group, SwitchRow, useWords } from '#platform/ui'
import { gallerySize } from '../../contract/gallery.rules.ts'
import { type GalleryProps, gallerySources, type OwnSlide } from '../../contract/gallery.schema.ts'
import { DesignRows } from '../../owner/design-rows.tsx'
import { galleryOwnerMessages } from '../../owner/gallery-owner.messages.ts'
import { LookRows, MotionRows } from '../../owner/motion-rows.tsx'
import { SlideList } from '../../owner/slide-list.tsx'
import { ProductRowsContext } from '../../owner/product-rows.ts'

type Panel = BlockPanelProps<GalleryProps>

export function GalleryPanel(panel: Panel) {
  return (
    <>
      <Sources {...panel} />
      <DesignRows {...panel} />
      <MotionRows {...panel} />
      <LookRows {...panel} />
    </>
  )
}

function Sources({ id, props, change, page }: Panel) {
  const t = useWords(galleryOwnerMessages)
  const productRows = useContext(ProductRowsContext)
  const options = gallerySources.map((value) => ({ value, label: t(`source.${value}`) }))
  const changeSlide = (slide: string, name: keyof OwnSlide, value: unknown) =>
    change(['slides', { id: slide }, name], value)
  return (
    <Group>
      <ChoiceRow
        label={t('source')}
        value={props.source}
        options={options}
        onChange={(source) => change('source', source)}
      />
      {props.source === 'own' && (
        <SlideList
          document={page.documentId}
          block={id}
          slides={props.slides}
          onChange={(slides) => change('slides', slides)}
          change={changeSlide}
        />
      )}
      {props.source === 'products' &&
        productRows &&
        createElement(productRows, {
          value: props.products,
          max: gallerySize,
          change: (path, value) => change(['products', ...(typeof path === 'string' ? [path] : path)], value),
        })}
      {(props.source === 'collection' || props.source === 'tag') && (
        <CollectionRow value={props.collection} onChange={(collection) => change('collection', collection)} />
      )}
      {props.source === 'tag' && (
        <LabelRow
          collection={props.collection}
          value={props.tag ?? ''}
          onChange={(tag) => change('tag', tag === '' ? null : tag)}
        />
      )}
      {props.source === 'own' && (
        <SwitchRow
          label={t('mixed')}
          value={props.mixedContent}
          onChange={(isMixed) => change('mixedContent', isMixed)}
        />
      )}
      {(props.source === 'collection' || props.source === 'products') && (
        <SwitchRow
          label={t('filters')}
          value={props.filters}
          onChange={(hasFilters) => change('filters', hasFilters)}
        />
      )}
    </Group>
  )
}
