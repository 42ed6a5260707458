import { type BlockPanelProps, ChoiceRow, Group, NumberRow, SelectRow, SwitchRow, useWords } from '#platform/ui'
import { designIn, optionsOf } from '../contract/gallery-options.rules.ts'
import type { GallerySettings } from '../contract/gallery-settings.rules.ts'
import { designSettings, metaPositions, sliderAspectRatio } from '../contract/gallery.rules.ts'
import type { GalleryProps } from '../contract/gallery.schema.ts'
import { galleryOwnerMessages } from './gallery-owner.messages.ts'

type Panel = BlockPanelProps<GalleryProps>

const looks = [
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'list',
  'carousel',
  'slideshow',
  'slider',
  'stacked',
] as const
type Look = (typeof looks)[number]
const ratios = ['Auto', '1:1', '3:2', '4:3', '4:5', '2:3', '16:9'] as const

/** Choice of the design of a gallery, with the options of each. */
export function DesignRows(panel: Panel) {
  const { props, change } = panel
  const t = useWords(galleryOwnerMessages)
  const design = designIn(props as GallerySettings)
  const look: Look =
    design === 'autorows'
      ? 'autorows'
      : (designSettings as readonly string[]).includes(props.design)
        ? (props.design as Look)
        : 'stacked'
  const choose = (next: Look) => {
    // Auto rows have no setting, so the option is set.
    change(['options', 'design'], next === 'autorows' ? 'autorows' : undefined)
    change('design', next === 'autorows' ? 'grid' : next)
    if (next === 'slider' || next === 'stacked' || next === 'autorows' || next === 'list')
      change('imageAspectRatio', 'Auto')
  }
  return (
    <Group title={t('design')}>
      <SelectRow
        label={t('design')}
        value={look}
        options={looks.map((value) => ({ value, label: t(`design.${value}`) }))}
        onChange={choose}
      />
      <ShapeRows {...panel} look={look} />
      {look !== 'slideshow' && look !== 'slider' && (
        <SelectRow
          label={t('meta')}
          value={props.options['meta-position'] ?? 'below'}
          options={metaPositions.map((value) => ({ value, label: t(`meta.${value}`) }))}
          onChange={(position) => change(['options', 'meta-position'], position)}
        />
      )}
    </Group>
  )
}

function ShapeRows(panel: Panel & { look: Look }) {
  const { props, change, look } = panel
  const t = useWords(galleryOwnerMessages)
  const hasRatio = look !== 'autocolumns' && look !== 'autorows'
  return (
    <>
      {hasRatio && (
        <SelectRow
          label={t('ratio')}
          value={props.imageAspectRatio}
          options={ratios.map((value) => ({ value, label: value === 'Auto' ? t('ratio.Auto') : value }))}
          onChange={(ratio) => change('imageAspectRatio', ratio)}
        />
      )}
      {hasRatio && (
        <SwitchRow
          label={t('crop')}
          value={props['auto-crop']}
          onChange={(isCropped) => change('auto-crop', isCropped)}
        />
      )}
      {look === 'grid' && (
        <SwitchRow
          label={t('square')}
          value={props['square-thumbs']}
          onChange={(isSquare) => change('square-thumbs', isSquare)}
        />
      )}
      <SizeRows {...panel} />
    </>
  )
}

function SizeRows({ props, change, look }: Panel & { look: Look }) {
  const t = useWords(galleryOwnerMessages)
  const options = optionsOf(props as GallerySettings)
  const number = (
    label: Parameters<typeof t>[0],
    name: keyof GalleryProps,
    value: number,
    min: number,
    max: number,
  ) => <NumberRow label={t(label)} value={value} min={min} max={max} onChange={(next) => change(name, next)} />
  const behaviors = (['min', 'max'] as const).map((value) => ({ value, label: t(`columnWidthBehavior.${value}`) }))
  return (
    <>
      {look === 'grid' && number('perRow', 'thumbnails-per-row', options.perRow, 1, 12)}
      {look === 'carousel' && number('perRow', 'slidesPerRow', options.slidesPerRow, 1, 12)}
      {(look === 'autogrid' || look === 'autocolumns') &&
        number('columnWidth', 'columnWidth', options.columnWidth, 60, 2000)}
      {(look === 'autogrid' || look === 'autocolumns') && (
        <ChoiceRow
          label={t('columnWidthBehavior')}
          value={options.columnWidthBehavior}
          options={behaviors}
          onChange={(behavior) => change(['options', 'columnWidthBehavior'], behavior)}
        />
      )}
      {look === 'autorows' && (
        <NumberRow
          label={t('rowHeight')}
          value={options.rowHeight}
          min={40}
          max={2000}
          onChange={(height) => change(['options', 'rowHeight'], height)}
        />
      )}
      {look === 'list' && number('imageWidth', 'listImageSize', options.imageWidth, 10, 90)}
      {look === 'slider' && <HeightRows props={props} change={change} />}
      {look !== 'slideshow' && number('gutter', look === 'grid' ? 'padding' : 'gutter', options.gutter, 0, 200)}
    </>
  )
}

/** Height of a strip: a number of the page's rows, or a share of its own width. */
function HeightRows({ props, change }: Pick<Panel, 'props' | 'change'>) {
  const t = useWords(galleryOwnerMessages)
  const kind = props.aspectRatio === null ? 'rows' : 'share'
  const kinds = (['rows', 'share'] as const).map((value) => ({ value, label: t(`height.${value}`) }))
  const places = (['left', 'center', 'right'] as const).map((value) => ({ value, label: t(`alignment.${value}`) }))
  return (
    <>
      <ChoiceRow
        label={t('height')}
        value={kind}
        options={kinds}
        onChange={(next) => change('aspectRatio', next === 'share' ? sliderAspectRatio : null)}
      />
      {kind === 'rows' ? (
        <NumberRow
          label={t('height.rows')}
          value={props.vSize ?? 10}
          min={1}
          max={60}
          onChange={(rows) => change('vSize', rows)}
        />
      ) : (
        <NumberRow
          label={t('height.share')}
          value={props.aspectRatio ?? 50}
          min={10}
          max={200}
          onChange={(share) => change('aspectRatio', share)}
        />
      )}
      <ChoiceRow
        label={t('alignment')}
        value={props['active-alignment']}
        options={places}
        onChange={(place) => change('active-alignment', place)}
      />
    </>
  )
}
