/** What a route within a frame is made with. */
export interface Inside<Frame> {
  getParentRoute: () => Frame
}
