/** A place on the page of the canvas, in its pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}
