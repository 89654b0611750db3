import { expect, test } from 'vitest';
import { sourcesOf } from './sources.js';

const graph = new Map(
  sourcesOf('server', 'client', 'tests', 'scripts').map(({ file, imports }) => [
    file,
    imports.filter(({ isLocal }) => isLocal).map(({ target }) => target),
  ]),
);

test('no files import each other in a cycle, not even for types', () => {
  expect(findCircles(graph)).toEqual([]);
});

/** Groups of files that reach each other (Tarjan's strongly connected components), each sorted. */
function findCircles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const lower = (file: string, value: number | undefined): void =>
    void lowest.set(file, Math.min(lowest.get(file) ?? Infinity, value ?? Infinity));
  const visit = (file: string): void => {
    indexes.set(file, indexes.size);
    lower(file, indexes.get(file));
    stack.push(file);
    for (const target of edges.get(file) ?? []) {
      if (!indexes.has(target)) {
        visit(target);
        lower(file, lowest.get(target));
      } else if (stack.includes(target)) lower(file, indexes.get(target));
    }
    if (lowest.get(file) !== indexes.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle.toSorted());
  };
  for (const file of edges.keys()) if (!indexes.has(file)) visit(file);
  return found;
}
