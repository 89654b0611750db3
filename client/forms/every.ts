/** A list with each value of an enum once, in the order of the page: a new value does not compile until it has its place. */
export type Every<Value extends string, Left extends Value = Value> = [Left] extends [never]
  ? readonly []
  : { [First in Left]: readonly [First, ...Every<Value, Exclude<Left, First>>] }[Left];
