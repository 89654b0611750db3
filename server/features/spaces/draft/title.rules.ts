const LEAST_CAPITALS = 4;
const MAX_SMALL_SHARE = 0.2;

/** Whether a text is in capitals: hardly a lower-case letter among them ("TRASTERO 6 m²" is, "A 5 m de IFEMA" is not). */
export function isAllCapitals(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals >= LEAST_CAPITALS && small <= (capitals + small) * MAX_SMALL_SHARE;
}
