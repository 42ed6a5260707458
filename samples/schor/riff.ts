const rate = 11_025
const beat = 0.18
/** Half tones above the lowest string, a note for each half beat; null is a rest. */
const notes = [0, 0, 12, 0, 10, 0, null, 7, 0, 0, 12, 0, 15, 14, 10, 7] as const

/** A bass through a broken amplifier, as a WAV file: played by code, so that the sample brings no recording. */
export function riff(seconds = 9): Uint8Array {
  const frames = rate * seconds
  const file = Buffer.alloc(44 + frames)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + frames, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(frames, 40)
  for (let at = 0; at < frames; at += 1) file[44 + at] = Math.round(128 + 100 * sampleAt(at / rate, seconds))
  return new Uint8Array(file)
}

/** -1 to 1. */
function sampleAt(time: number, seconds: number): number {
  const step = Math.floor(time / beat)
  const since = time - step * beat
  const note = notes[step % notes.length] ?? null
  const fade = Math.min(1, (seconds - time) / 1.5)
  const string =
    note === null ? 0 : Math.tanh(6 * Math.sin(2 * Math.PI * 55 * 2 ** (note / 12) * time)) * Math.exp(-since * 5)
  const drum =
    step % 4 === 0 ? Math.sin(2 * Math.PI * (50 + 90 * Math.exp(-since * 30)) * since) * Math.exp(-since * 14) : 0
  return Math.max(-1, Math.min(1, (0.55 * string + 0.6 * drum) * fade))
}
