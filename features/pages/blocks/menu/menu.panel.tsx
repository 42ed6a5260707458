import { type BlockPanelProps, ListRow, PropChoiceRow, TextRow, useWords } from '#platform/ui'
import { widgetPanelMessages } from '../../owner/widget-panels.messages.ts'
import type { MenuProps } from './menu.contract.ts'

type Menu = MenuProps['menus'][number]
type Section = Menu['sections'][number]
type Item = Section['items'][number]

const columns = ['one', 'two'] as const

export function MenuPanel({ props, change }: BlockPanelProps<MenuProps>) {
  const t = useWords(widgetPanelMessages)
  return (
    <>
      <ListRow<Menu>
        label={t('menus')}
        entries={props.menus}
        max={12}
        addLabel={t('addMenu')}
        blank={() => ({ title: '', note: '', sections: [] })}
        titleOf={({ title }) => title || t('newMenu')}
        onChange={(menus) => change('menus', menus)}
      >
        {(menu, set) => (
          <>
            <TextRow label={t('name')} value={menu.title} onChange={(title) => set({ title })} />
            <TextRow label={t('note')} value={menu.note} onChange={(note) => set({ note })} />
            <SectionRows sections={menu.sections} onChange={(sections) => set({ sections })} />
          </>
        )}
      </ListRow>
      <PropChoiceRow name="columns" values={columns} value={props.columns} words={t} change={change} />
    </>
  )
}

function SectionRows({ sections, onChange }: { sections: Section[]; onChange: (sections: Section[]) => void }) {
  const t = useWords(widgetPanelMessages)
  return (
    <ListRow<Section>
      label={t('courses')}
      entries={sections}
      max={40}
      addLabel={t('addCourse')}
      blank={() => ({ title: '', note: '', items: [] })}
      titleOf={({ title }) => title || t('newCourse')}
      onChange={onChange}
    >
      {(section, set) => (
        <>
          <TextRow label={t('name')} value={section.title} onChange={(title) => set({ title })} />
          <TextRow label={t('note')} value={section.note} onChange={(note) => set({ note })} />
          <ListRow<Item>
            label={t('dishes')}
            entries={section.items}
            max={200}
            addLabel={t('addDish')}
            blank={() => ({ name: '', description: '', price: '' })}
            titleOf={({ name }) => name || t('newDish')}
            onChange={(items) => set({ items })}
          >
            {(item, change) => (
              <>
                <TextRow label={t('name')} value={item.name} onChange={(name) => change({ name })} />
                <TextRow label={t('price')} value={item.price} onChange={(price) => change({ price })} />
                <TextRow
                  multiline
                  rows={2}
                  label={t('description')}
                  value={item.description}
                  onChange={(description) => change({ description })}
                />
              </>
            )}
          </ListRow>
        </>
      )}
    </ListRow>
  )
}
