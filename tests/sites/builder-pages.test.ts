import { expect, test } from 'vitest'
import { inReadingOrder } from '#platform/document'
import { exampleExport, exampleMeta } from '#support/export-file'
import { exportedSites } from '#support/exported-sites'
import { phpText } from '#support/php-value'

const { brought, blocksOf, wordsOf } = await exportedSites()

const layout = {
  widgets: [
    {
      text: '<p>LEFT [unknown_code a="1"]</p>',
      panels_info: { class: 'SiteOrigin_Widget_Editor_Widget', grid: 0, cell: 0 },
    },
    { text: 'GO', url: '/go/', panels_info: { class: 'SiteOrigin_Widget_Button_Widget', grid: 0, cell: 1 } },
    { date: 4, panels_info: { class: 'SiteOrigin_Widget_Countdown_Widget', grid: 0, cell: 1 } },
  ],
  grids: [{ cells: 2 }],
  grid_cells: [
    { grid: 0, weight: 0.5 },
    { grid: 0, weight: 0.5 },
  ],
}
const nodes = {
  r1: { node: 'r1', type: 'row', parent: null, position: 0, settings: {} },
  m1: {
    node: 'm1',
    type: 'module',
    parent: 'r1',
    position: 0,
    settings: { type: 'heading', heading: 'HEAD', tag: 'h2' },
  },
  m2: { node: 'm2', type: 'module', parent: 'r1', position: 1, settings: { type: 'login-form' } },
}

test('pages of SiteOrigin and Beaver Builder come in once, and the report names their losses, page by page', async () => {
  const page = (id: number, title: string, body: string, key: string, value: string) => ({
    id,
    title,
    type: 'page',
    slug: `page-${id}`,
    body,
    more: exampleMeta(key, value),
  })
  const { site, rows } = await brought(
    exampleExport([
      page(
        1,
        'Origin',
        '<div class="panel-layout"><p>LEFT</p><a href="/go/">GO</a></div>',
        'panels_data',
        phpText(layout),
      ),
      page(2, 'Beaver', '<h2>HEAD</h2>', '_fl_builder_data', phpText(nodes, 'stdClass')),
      page(3, 'Damaged', '<p>PLAIN [unknown_code]</p>', 'panels_data', phpText(layout).slice(0, 200)),
    ]),
  )
  const notes = (title: string) => rows.find((row) => row.title === title)?.notes ?? []
  expect(await wordsOf(site, 'Origin')).toBe('Origin / LEFT')
  expect((await blocksOf(site, 'Origin')).find(({ type }) => type === 'button')?.props).toMatchObject({ label: 'GO' })
  expect(JSON.stringify(await blocksOf(site, 'Origin')).split('LEFT')).toHaveLength(2)
  expect(await wordsOf(site, 'Beaver')).toMatch(/HEAD$/)
  expect(await wordsOf(site, 'Damaged')).toMatch(/PLAIN$/)
  expect(notes('Origin')).toContainEqual({ code: 'elementsLeft', values: { n: 1, names: 'countdown' } })
  expect(notes('Origin')).toContainEqual({ code: 'shortcodesLeft', values: { n: 1, names: 'unknown_code' } })
  expect(notes('Beaver')).toContainEqual({ code: 'elementsLeft', values: { n: 1, names: 'login-form' } })
  expect(notes('Damaged')).toContainEqual({ code: 'builderUnread', values: { builder: 'SiteOrigin' } })
  for (const title of ['Origin', 'Beaver', 'Damaged'])
    expect(JSON.stringify((await blocksOf(site, title)).map(({ props }) => props))).not.toContain('unknown_code')
})

test('a form of a builder is our form block, with its fields in order, and the report asks to check them', async () => {
  const field = (attributes: string) => `[et_pb_contact_field ${attributes}][/et_pb_contact_field]`
  const { site, rows } = await brought(
    exampleExport([
      {
        id: 1,
        title: 'Contact',
        type: 'page',
        slug: 'contact',
        body: `[et_pb_contact_form email="private@example.com" submit_button_text="Ask us" success_message="We read it."]${field(
          'field_id="Name" field_title="Your name" field_type="input"',
        )}${field('field_id="Email" field_title="Your address" field_type="email"')}${field(
          'field_id="Message" field_title="Your question" field_type="text" required_mark="off"',
        )}[/et_pb_contact_form]`,
      },
    ]),
  )
  const form = (await blocksOf(site, 'Contact')).find(({ type }) => type === 'form')
  expect(form?.props).toMatchObject({
    submitLabel: 'Ask us',
    thanks: 'We read it.',
    fields: [
      { kind: 'text', title: 'Your name', required: true },
      { kind: 'email', title: 'Your address', required: true },
      { kind: 'textarea', title: 'Your question', required: false },
    ],
  })
  expect(JSON.stringify(form?.props)).not.toContain('private@example.com')
  expect(rows.find(({ title }) => title === 'Contact')?.notes).toContainEqual({
    code: 'formsRebuilt',
    values: { n: 1 },
  })
})

test('a page shows the form of Contact Form 7 that it names by number or hash, before or after it', async () => {
  const template = '<label> Your name [text* your-name] </label><label> Message [textarea m] </label>[submit "Send it"]'
  const form = (id: number, hash: string) => ({
    id,
    title: `Form ${id}`,
    type: 'wpcf7_contact_form',
    more: exampleMeta('_form', template) + exampleMeta('_hash', hash),
  })
  const selector =
    '<!-- wp:contact-form-7/contact-form-selector {"id":92} --><div class="wp-block">[contact-form-7 id="9b1c2d3" title="Form 92"]</div><!-- /wp:contact-form-7/contact-form-selector -->'
  const { site, rows } = await brought(
    exampleExport([
      {
        id: 1,
        title: 'Ask',
        type: 'page',
        body: 'Write to us.\n\n[contact-form-7 id="91" title="Form 91"]\n\nThanks.',
      },
      form(91, ''),
      form(92, '9b1c2d3e4f5a69b1c2d3e4f5a69b1c2d3e4f5a6b'),
      {
        ...form(1_234_567, ''),
        more: exampleMeta('_form', '[email reply]'),
      },
      form(12_345_678, ''),
      { id: 2, title: 'Block', type: 'page', body: selector },
      {
        id: 3,
        title: 'Column',
        type: 'page',
        body: `[vc_row][vc_column][contact-form-7 id="91"][/vc_column][/vc_row]`,
      },
      { id: 4, title: 'Gone', type: 'page', body: 'Words. [contact-form-7 id="77" title="Gone"]' },
      { id: 5, title: 'Long number', type: 'page', body: '[contact-form-7 id="12345678" title="Form 12345678"]' },
    ]),
  )
  const noted = (title: string) => rows.find((row) => row.title === title)?.notes ?? []
  for (const title of ['Ask', 'Block', 'Column', 'Long number']) {
    const forms = (await blocksOf(site, title)).filter(({ type }) => type === 'form')
    expect([title, forms.map(({ props }) => props)]).toMatchObject([
      title,
      [
        {
          submitLabel: 'Send it',
          fields: [{ kind: 'text', title: 'Your name', required: true }, { kind: 'textarea' }],
        },
      ],
    ])
    expect(noted(title)).toContainEqual({ code: 'formsRebuilt', values: { n: 1 } })
  }
  expect((await blocksOf(site, 'Ask')).map(({ type }) => type)).toEqual(['html', 'form', 'html'])
  expect(noted('Gone')).toContainEqual({ code: 'shortcodesLeft', values: { n: 1, names: 'contact-form-7' } })
  expect(rows.filter(({ title, outcome }) => title.startsWith('Form') && outcome === 'create')).toEqual([])
})

test('a page shows the form of Avada that it names', async () => {
  const { site } = await brought(
    exampleExport([
      {
        id: 1,
        title: 'Ask',
        type: 'page',
        body: '[fusion_builder_column type="1_1"][fusion_text]WORDS[/fusion_text][fusion_form form_post_id="53" /][/fusion_builder_column]',
      },
      {
        id: 53,
        title: 'Form',
        type: 'fusion_form',
        body: '[fusion_form_email label="Email" name="e" required="yes" /][fusion_form_submit]Go[/fusion_form_submit]',
      },
    ]),
  )
  const form = (await blocksOf(site, 'Ask')).find(({ type }) => type === 'form')
  expect(form?.props).toMatchObject({ submitLabel: 'Go', fields: [{ kind: 'email', title: 'Email', required: true }] })
})

test('the image and the words of a column follow each other on phones', async () => {
  const column = (name: string) =>
    `<!-- wp:column --><!-- wp:image --><figure><img src="http://127.0.0.1/${name}.jpg"></figure><!-- /wp:image --><!-- wp:heading --><h3>${name}</h3><!-- /wp:heading --><!-- /wp:column -->`
  const body = `<!-- wp:columns -->${column('Rye')}${column('Oat')}<!-- /wp:columns -->`
  const { site } = await brought(exampleExport([{ id: 1, title: 'Bread', type: 'page', body }]))
  const [title, ...read] = inReadingOrder(await blocksOf(site, 'Bread'))
  expect([title?.type, ...read.map(({ type }) => type)]).toEqual(['html', 'image', 'html', 'image', 'html'])
  const [, firstWords, secondImage] = read.map(({ place }) => place.desktop.y)
  expect(secondImage).toBeLessThan(firstWords ?? 0)
})
