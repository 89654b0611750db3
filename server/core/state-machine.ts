/** One row of a transition table. `from: null` makes the record; `to: 'same'` keeps the status. */
export interface TransitionRow<S extends string, A extends string, R extends string> {
  readonly id: string;
  readonly from: readonly S[] | null;
  readonly to: S | 'same';
  readonly action: A;
  readonly actors: readonly R[];
}

/** What of a state machine never changes at run time. */
export interface StateMachineDefinition<
  S extends string,
  A extends string,
  R extends string,
  T extends TransitionRow<S, A, R>,
> {
  readonly states: readonly S[];
  /** States nothing leads out of. */
  readonly finals: readonly S[];
  readonly transitions: readonly T[];
}

/** A machine whose table was checked. */
export interface StateMachine<S extends string, A extends string, R extends string, T extends TransitionRow<S, A, R>> {
  readonly definition: StateMachineDefinition<S, A, R, T>;
  /** The rows that lead out of a state (`null`: those that make the record). */
  transitionsFrom(state: S | null): readonly T[];
  /** The rows one actor may take by one action from a state; guards decide between several. */
  candidates(state: S | null, action: A, actor: R): readonly T[];
  /** The state after a row. */
  target(row: T, from: S | null): S;
}

/** Builds a machine; throws when the table contradicts itself, so that a wrong one never starts. */
export function createStateMachine<
  S extends string,
  A extends string,
  R extends string,
  T extends TransitionRow<S, A, R>,
>(definition: StateMachineDefinition<S, A, R, T>): StateMachine<S, A, R, T> {
  const problems = tableProblems(definition);
  if (problems.length > 0) throw new Error(`Inconsistent transition table: ${problems.join('; ')}`);
  const transitionsFrom = (state: S | null): readonly T[] =>
    definition.transitions.filter((row) => (state === null ? row.from === null : (row.from?.includes(state) ?? false)));
  return {
    definition,
    transitionsFrom,
    candidates: (state, action, actor) =>
      transitionsFrom(state).filter((row) => row.action === action && row.actors.includes(actor)),
    target: (row, from) => targetOf(row, from),
  };
}

/** What is wrong with a table: unknown or unreachable states, ways out of finals, dead ends, repeated ids. */
export function tableProblems<S extends string, A extends string, R extends string, T extends TransitionRow<S, A, R>>(
  definition: StateMachineDefinition<S, A, R, T>,
): string[] {
  const { states, finals, transitions } = definition;
  const known = new Set<string>(states);
  const reachable = reachableStates(transitions);
  const problems: string[] = [];
  const ids = new Set<string>();
  for (const row of transitions) {
    if (ids.has(row.id)) problems.push(`${row.id} is there twice`);
    ids.add(row.id);
    if (row.actors.length === 0) problems.push(`${row.id} has no actor`);
    if (row.from === null && row.to === 'same') problems.push(`${row.id} leads nowhere`);
    for (const state of [...(row.from ?? []), ...(row.to === 'same' ? [] : [row.to])]) {
      if (!known.has(state)) problems.push(`${row.id} names the unknown state ${state}`);
    }
    for (const state of row.from ?? []) {
      if (finals.includes(state)) problems.push(`${row.id} leads out of the final state ${state}`);
    }
  }
  for (const state of states) {
    if (!reachable.has(state)) problems.push(`${state} is never reached`);
    const isDeadEnd = !transitions.some((row) => row.to !== 'same' && row.to !== state && row.from?.includes(state));
    if (isDeadEnd && !finals.includes(state)) problems.push(`${state} has no way out and is not final`);
  }
  return problems;
}

/** The table as a Mermaid state diagram, one line per change of state. */
export function renderStateDiagram<
  S extends string,
  A extends string,
  R extends string,
  T extends TransitionRow<S, A, R>,
>(definition: StateMachineDefinition<S, A, R, T>): string {
  const lines = ['stateDiagram-v2'];
  for (const row of definition.transitions) {
    for (const from of row.from ?? [null]) {
      lines.push(`  ${from ?? '[*]'} --> ${targetOf(row, from)}: ${row.id} ${row.action} (${row.actors.join(', ')})`);
    }
  }
  for (const state of definition.finals) lines.push(`  ${state} --> [*]`);
  return lines.join('\n');
}

function targetOf<S extends string>(row: { readonly id: string; readonly to: S | 'same' }, from: S | null): S {
  if (row.to !== 'same') return row.to as S;
  if (from === null) throw new Error(`${row.id} keeps a state that is not there`);
  return from;
}

function reachableStates<S extends string>(
  rows: readonly { from: readonly S[] | null; to: S | 'same' }[],
): Set<string> {
  const reached = new Set<string>();
  let before = -1;
  while (before !== reached.size) {
    before = reached.size;
    for (const row of rows) {
      const isOpen = row.from === null || row.from.some((state) => reached.has(state));
      if (isOpen && row.to !== 'same') reached.add(row.to);
    }
  }
  return reached;
}
