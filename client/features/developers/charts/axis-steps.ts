const STEPS = 4;

/** Round numbers from zero to the first that is at least the highest value: at most four steps, of 1, 2 or 5 times a power of ten. */
export function axisSteps(highest: number): number[] {
  const least = Math.max(1, highest / STEPS);
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * ten).find((size) => size >= least) ?? least;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
