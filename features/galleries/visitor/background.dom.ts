/** B3.38: the image fills its slide as a background, and its texts keep their place. */
export function inBackground(slides: readonly HTMLElement[]): void {
  for (const slide of slides) fill(slide)
}

function fill(slide: HTMLElement): void {
  const image = slide.querySelector('img')
  if (!image) return
  slide.style.background = `center/cover url("${encodeURI(decodeURI(image.currentSrc || image.src))}")`
  image.style.opacity = '0'
}
