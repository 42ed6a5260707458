/**
 * Marks requests that nobody makes on a screen: `asAttacker(owner).send(…)`. A journey does by hand what an owner does
 * by hand, and `npm run reach` reports every other call.
 */
export function asAttacker<Caller>(caller: Caller): Caller {
  return caller
}
