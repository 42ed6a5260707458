import { visit } from './browser.ts'

/** A film of a few frames, made by the browser itself, which can play whatever it records. */
export async function silentFilm([width, height] = [64, 36]): Promise<Buffer> {
  const { page, context } = await visit()
  await page.goto('about:blank')
  const recorded = await page.evaluate(
    async ([width = 0, height = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      const recorder = new MediaRecorder(canvas.captureStream(0), { mimeType: 'video/webm' })
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const stopped = new Promise((resolve) => (recorder.onstop = resolve))
      recorder.start()
      for (let frame = 0; frame < 8; frame += 1) {
        pen.fillStyle = `hsl(${frame * 40} 60% 50%)`
        pen.fillRect(0, 0, width, height)
        ;(recorder.stream.getVideoTracks()[0] as CanvasCaptureMediaStreamTrack).requestFrame()
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
      recorder.stop()
      await stopped
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
    },
    [width, height],
  )
  await context.close()
  return Buffer.from(recorded)
}
