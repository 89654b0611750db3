/** The axis has at most this many steps. */
const LINES = 5;
/** Steps of the axis, in euros, to be multiplied by powers of ten. */
const STEPS = [1, 2, 5];

/** The axis of a chart of money: its step in euros and how many steps reach the highest amount, at most five. */
export function axisFor(mostCents: number): { step: number; lines: number } {
  const most = mostCents / 100;
  for (let tens = 1; ; tens *= 10)
    for (const base of STEPS) {
      const step = base * tens;
      if (step * LINES >= most) return { step, lines: Math.max(1, Math.ceil(most / step)) };
    }
}
