/** A condition of a transition; undefined means that it was not evaluated yet. */
export type Guard<C> = (context: C, now: Date) => boolean | undefined;

/** One row of a transition table. `from: null` creates the record; `to: 'same'` keeps the status. */
export interface TransitionRow<
  S extends string,
  A extends string,
  R extends string,
  G extends string = never,
  E extends string = never,
  T extends string = never,
  N extends string = never,
> {
  readonly id: string;
  readonly from: readonly S[] | null;
  readonly to: S | 'same';
  /** The action or step that takes the row. */
  readonly on: A;
  /** Who may take it. */
  readonly by: readonly R[];
  /** Conditions that must all hold. */
  readonly guards?: readonly G[];
  /** What changes with the status. */
  readonly effects?: readonly E[];
  /** Jobs that are scheduled for the new status. */
  readonly timers?: readonly T[];
  /** Events that are recorded. */
  readonly notices?: readonly N[];
}

type AnyRow<S extends string, A extends string, R extends string> = TransitionRow<
  S,
  A,
  R,
  string,
  string,
  string,
  string
>;

/** The static part of a state machine. */
export interface StateMachineDefinition<
  S extends string,
  A extends string,
  R extends string,
  T extends AnyRow<S, A, R>,
  C = unknown,
> {
  readonly states: readonly S[];
  /** Final states. */
  readonly finals: readonly S[];
  readonly transitions: readonly T[];
  /** The conditions by name: all that the table names. */
  readonly guards?: Readonly<Partial<Record<string, Guard<C>>>>;
}

/** A machine with a validated table. */
export interface StateMachine<
  S extends string,
  A extends string,
  R extends string,
  T extends AnyRow<S, A, R>,
  C = unknown,
> {
  readonly definition: StateMachineDefinition<S, A, R, T, C>;
  /** The rows that leave a state (`null`: those that create the record). */
  transitionsFrom(state: S | null): readonly T[];
  /** The rows that one actor may take by one action from a state; guards decide between several. */
  candidates(state: S | null, on: A, by: R): readonly T[];
  /** The state after a row. */
  target(row: T, from: S | null): S;
  /** Whether no guard refuses; unevaluated ones are left to the command. */
  isOffered(row: T, context: C, now: Date): boolean;
  /** Whether every guard holds; an unevaluated one refuses. */
  isAllowed(row: T, context: C, now: Date): boolean;
  /** The guards that refuse the row, without the unevaluated ones. */
  refusals(row: T, context: C, now: Date): readonly string[];
}

/** Builds a machine; throws when the table contradicts itself, so that an invalid one never starts. */
export function createStateMachine<
  S extends string,
  A extends string,
  R extends string,
  T extends AnyRow<S, A, R>,
  C = unknown,
>(definition: StateMachineDefinition<S, A, R, T, C>): StateMachine<S, A, R, T, C> {
  const guards = definition.guards ?? {};
  const problems = [...tableProblems(definition), ...guardProblems(definition.transitions, guards)];
  if (problems.length > 0) throw new Error(`Inconsistent transition table: ${problems.join('; ')}`);
  const answers = (row: T, context: C, now: Date): (boolean | undefined)[] =>
    (row.guards ?? []).map((name) => {
      const guard = guards[name];
      return guard ? guard(context, now) : false;
    });
  const transitionsFrom = (state: S | null): readonly T[] =>
    definition.transitions.filter((row) => (state === null ? row.from === null : (row.from?.includes(state) ?? false)));
  return {
    definition,
    transitionsFrom,
    candidates: (state, on, by) => transitionsFrom(state).filter((row) => row.on === on && row.by.includes(by)),
    target: (row, from) => targetOf(row, from),
    isOffered: (row, context, now) => answers(row, context, now).every((answer) => answer !== false),
    isAllowed: (row, context, now) => answers(row, context, now).every((answer) => answer === true),
    refusals: (row, context, now) => (row.guards ?? []).filter((_, n) => answers(row, context, now)[n] === false),
  };
}

/** The implementations of the names in a table, all called with the arguments of one transition. */
export interface TransitionSteps<X, E extends string, T extends string, N extends string> {
  readonly effects: Readonly<Record<E, (run: X) => void | Promise<void>>>;
  readonly timers: Readonly<Record<T, (run: X) => Promise<void>>>;
  readonly notices: Readonly<Record<N, (run: X) => Promise<void>>>;
}

/** Runs one row: its effects, then `save`, its timers and its events. */
export type TransitionRunner<X, Row> = (row: Row, run: X, save: () => Promise<void>) => Promise<void>;

/** Binds a table to its implementations; throws when one is missing, so that no row can run in part. */
export function createTransitionRunner<X, E extends string, T extends string, N extends string>(
  rows: readonly TransitionRow<string, string, string, string, E, T, N>[],
  steps: TransitionSteps<X, E, T, N>,
): TransitionRunner<X, Pick<TransitionRow<string, string, string, string, E, T, N>, 'effects' | 'timers' | 'notices'>> {
  const missing = rows.flatMap((row) =>
    (['effects', 'timers', 'notices'] as const).flatMap((kind) =>
      (row[kind] ?? []).filter((name) => !(name in steps[kind])).map((name) => `${row.id} ${kind}: ${name}`),
    ),
  );
  if (missing.length > 0) throw new Error(`Transitions without their functions: ${missing.join('; ')}`);
  return async (row, run, save) => {
    for (const name of row.effects ?? []) await steps.effects[name](run);
    await save();
    for (const name of row.timers ?? []) await steps.timers[name](run);
    for (const name of row.notices ?? []) await steps.notices[name](run);
  };
}

/** Guards that have no predicate. */
function guardProblems<C>(
  rows: readonly AnyRow<string, string, string>[],
  guards: Readonly<Partial<Record<string, Guard<C>>>>,
): string[] {
  return rows.flatMap((row) =>
    (row.guards ?? []).filter((name) => !guards[name]).map((name) => `${row.id} has the unwritten guard ${name}`),
  );
}

/** The problems of a table: unknown or unreachable states, transitions from final states, dead ends, duplicate ids. */
export function tableProblems<S extends string, A extends string, R extends string, T extends AnyRow<S, A, R>>(
  definition: Omit<StateMachineDefinition<S, A, R, T>, 'guards'>,
): string[] {
  const { states, finals, transitions } = definition;
  const known = new Set<string>(states);
  const reachable = reachableStates(transitions);
  const problems: string[] = [];
  const ids = new Set<string>();
  for (const row of transitions) {
    if (ids.has(row.id)) problems.push(`${row.id} is there twice`);
    ids.add(row.id);
    if (row.by.length === 0) problems.push(`${row.id} has no actor`);
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
