import type { Page } from 'playwright-core'

export interface VideoShape {
  width: number
  height: number
  frames: number
  /** That move on it, for a video that weighs something. */
  discs: number
}

/** A video without sound, made by the browser itself, which can play whatever it records. */
export async function recordVideo(page: Page, video: VideoShape): Promise<Buffer> {
  await page.goto('about:blank')
  const recorded = await page.evaluate(async ({ width, height, frames, discs }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    const recorder = new MediaRecorder(canvas.captureStream(0), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => (recorder.onstop = resolve))
    recorder.start()
    for (let frame = 0; frame < frames; frame += 1) {
      pen.fillStyle = `hsl(${frame * 40} 60% 50%)`
      pen.fillRect(0, 0, width, height)
      for (let disc = 0; disc < discs; disc += 1) {
        pen.fillStyle = `hsl(${disc * 47} 40% ${30 + (disc % 50)}%)`
        pen.beginPath()
        pen.arc(Math.random() * width, Math.random() * height, 20 + (disc % 60), 0, 7)
        pen.fill()
      }
      ;(recorder.stream.getVideoTracks()[0] as CanvasCaptureMediaStreamTrack).requestFrame()
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  }, video)
  return Buffer.from(recorded)
}
