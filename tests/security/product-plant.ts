/** A hole in the product itself: one place of one file is broken, and a test that is named must fail for it. */
export interface ProductPlant {
  hole: string
  file: string
  /** The sound text, which appears once in the file. */
  sound: string
  broken: string
  test: { file: string; name: string }
}
