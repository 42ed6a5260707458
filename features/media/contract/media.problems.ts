import { problems } from '#platform/contract'

export const mediaProblems = problems('media', {
  notFound: [
    'missing',
    (d: { id: string }) => `The file ${d.id} is not in the media library any more. Choose another one.`,
  ],
  noFile: ['invalid', () => 'No file arrived. Choose a file and try again.'],
  empty: ['invalid', (d: { name: string }) => `“${d.name}” is empty. Choose another file.`],
  tooLarge: [
    'invalid',
    (d: { name: string; megabytes: number; status: 413 }) =>
      `“${d.name}” is larger than ${d.megabytes} MB. Make it smaller and upload it again.`,
  ],
  tooManyPixels: [
    'invalid',
    (d: { name: string; width: number; height: number }) =>
      `“${d.name}” is ${d.width} × ${d.height} pixels; 50 million pixels is the most. Scale it down and upload it again.`,
  ],
  unknownType: [
    'invalid',
    (d: { name: string }) =>
      `“${d.name}” is of a kind that cannot be kept here. Pictures (JPEG, PNG, GIF, WebP, AVIF, SVG), sound, video, PDF, office files, text and ZIP can.`,
  ],
  unreadable: [
    'invalid',
    (d: { name: string }) =>
      `“${d.name}” looks like a picture but cannot be read. Open it, save it again, and upload that.`,
  ],
  otherKind: [
    'conflict',
    (d: { name: string }) =>
      `“${d.name}” is of another kind than the file it would replace. Upload it as a new file instead.`,
  ],
})
