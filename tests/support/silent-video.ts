import { visit } from './browser.ts'
import { type VideoShape, recordVideo } from './record-video.ts'

/** A video of a few frames. */
export async function silentVideo([width, height]: readonly [number, number] = [64, 36]): Promise<Buffer> {
  const { page, context } = await visit()
  const video: VideoShape = { width, height, frames: 8, discs: 0 }
  const recorded = await recordVideo(page, video)
  await context.close()
  return recorded
}
