import { problems } from '#platform/contract'

export const importProblems = problems('imports', {
  notAnExport: [
    'invalid',
    () =>
      'This file is not an export that can be read here. Upload the XML file that WordPress or Squarespace gives you, or the CSV file of products of Shopify, Squarespace or WooCommerce.',
  ],
  empty: ['invalid', () => 'The file is empty. Export it again and upload the new file.'],
  archive: [
    'invalid',
    () =>
      'This file is an archive or a spreadsheet. Unpack an archive and upload the XML or CSV file inside; open a spreadsheet (xlsx, xls, ods) in its program and save it as CSV.',
  ],
  otherTable: [
    'invalid',
    (d: { columns: string }) =>
      `This is a table, but not a list of products that can be read here. Its columns are: ${d.columns}. A file of Shopify has at least Handle, Title and Variant Price; of Squarespace Product Type, Product URL, Title and Price; of WooCommerce Type, Name and Regular price. The names of the columns stand in the first line.`,
  ],
  tooLarge: [
    'invalid',
    (d: { gigabytes: number }) =>
      `The file is larger than ${d.gigabytes} GB. Export it in parts, for instance year by year.`,
  ],
  declaresEntities: [
    'invalid',
    () =>
      'The file declares entities of its own, which an export never does. Nothing was imported. Export it again from the site itself.',
  ],
  tooDeep: [
    'invalid',
    () =>
      'The file is nested far deeper than an export ever is. Nothing was imported. Export it again from the site itself.',
  ],
  brokenTable: [
    'invalid',
    (d: { line: number }) =>
      `A quotation mark on line ${d.line} is never closed, so the rest of the file cannot be told apart. Nothing was imported. Open the file in a spreadsheet, mend that cell and save it as CSV again.`,
  ],
  cutOff: [
    'invalid',
    () =>
      'The file ends in the middle: it did not come over whole. What it holds can be imported; to have the rest too, export it again and import the new file, which adds what is missing.',
  ],
  nothingInside: [
    'invalid',
    () => 'The file is an export, but there is nothing in it. Export it again with all content chosen.',
  ],
  notFound: ['missing', () => 'There is no such import on this site. It may have been removed.'],
  notReady: ['conflict', () => 'The file is still being read. Wait until the plan is shown.'],
  isRunning: ['conflict', () => 'This import is running. Wait until it has ended.'],
  nothingToUndo: ['conflict', () => 'This import has made nothing that could be undone.'],
  stopped: [
    'broken',
    () =>
      'The import stopped in the middle for a reason on our side. What was imported stays; run it again and it goes on from there.',
  ],
  siteMissing: [
    'missing',
    (d: { name: string }) => `There is no site called “${d.name}”. Look at the list of sites for its name.`,
  ],
  fileMissing: ['missing', (d: { file: string }) => `There is no file “${d.file}”. Check the path.`],
  fileGone: ['missing', () => 'The uploaded file is no longer kept. Upload it again.'],
})
