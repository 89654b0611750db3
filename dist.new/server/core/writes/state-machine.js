/** Builds a machine; throws when the table contradicts itself, so that a wrong one never starts. */
export function createStateMachine(definition) {
    const guards = definition.guards ?? {};
    const problems = [...tableProblems(definition), ...guardProblems(definition.transitions, guards)];
    if (problems.length > 0)
        throw new Error(`Inconsistent transition table: ${problems.join('; ')}`);
    const answers = (row, context, now) => (row.guards ?? []).map((name) => {
        const guard = guards[name];
        return guard ? guard(context, now) : false;
    });
    const transitionsFrom = (state) => definition.transitions.filter((row) => (state === null ? row.from === null : (row.from?.includes(state) ?? false)));
    return {
        definition,
        transitionsFrom,
        candidates: (state, on, by) => transitionsFrom(state).filter((row) => row.on === on && row.by.includes(by)),
        target: (row, from) => targetOf(row, from),
        isBuilt: (row) => row.isPlanned !== true,
        isOffered: (row, context, now) => row.isPlanned !== true && answers(row, context, now).every((answer) => answer !== false),
        isAllowed: (row, context, now) => row.isPlanned !== true && answers(row, context, now).every((answer) => answer === true),
        refusals: (row, context, now) => (row.guards ?? []).filter((_, n) => answers(row, context, now)[n] === false),
    };
}
/** Binds a table to its functions; throws when a name has none, so that no row can run in part. */
export function createTransitionRunner(rows, steps) {
    const missing = rows.flatMap((row) => ['effects', 'timers', 'notices'].flatMap((kind) => (row[kind] ?? []).filter((name) => !(name in steps[kind])).map((name) => `${row.id} ${kind}: ${name}`)));
    if (missing.length > 0)
        throw new Error(`Transitions without their functions: ${missing.join('; ')}`);
    return async (row, run, save) => {
        for (const name of row.effects ?? [])
            await steps.effects[name](run);
        await save();
        for (const name of row.timers ?? [])
            await steps.timers[name](run);
        for (const name of row.notices ?? [])
            await steps.notices[name](run);
    };
}
/** Guards of rows that can run but that nobody has written. */
function guardProblems(rows, guards) {
    return rows
        .filter((row) => row.isPlanned !== true)
        .flatMap((row) => (row.guards ?? []).filter((name) => !guards[name]).map((name) => `${row.id} has the unwritten guard ${name}`));
}
/** What is wrong with a table: unknown or unreachable states, transitions from final states, dead ends, repeated ids. */
export function tableProblems(definition) {
    const { states, finals, transitions } = definition;
    const known = new Set(states);
    const reachable = reachableStates(transitions);
    const problems = [];
    const ids = new Set();
    for (const row of transitions) {
        if (ids.has(row.id))
            problems.push(`${row.id} is there twice`);
        ids.add(row.id);
        if (row.by.length === 0)
            problems.push(`${row.id} has no actor`);
        if (row.from === null && row.to === 'same')
            problems.push(`${row.id} leads nowhere`);
        for (const state of [...(row.from ?? []), ...(row.to === 'same' ? [] : [row.to])]) {
            if (!known.has(state))
                problems.push(`${row.id} names the unknown state ${state}`);
        }
        for (const state of row.from ?? []) {
            if (finals.includes(state))
                problems.push(`${row.id} leads out of the final state ${state}`);
        }
    }
    for (const state of states) {
        if (!reachable.has(state))
            problems.push(`${state} is never reached`);
        const isDeadEnd = !transitions.some((row) => row.to !== 'same' && row.to !== state && row.from?.includes(state));
        if (isDeadEnd && !finals.includes(state))
            problems.push(`${state} has no way out and is not final`);
    }
    return problems;
}
/** The table as a Mermaid state diagram, one line per change of state. */
export function renderStateDiagram(definition) {
    const lines = ['stateDiagram-v2'];
    for (const row of definition.transitions) {
        for (const from of row.from ?? [null]) {
            lines.push(`  ${from ?? '[*]'} --> ${targetOf(row, from)}: ${row.id} ${row.on} (${row.by.join(', ')})`);
        }
    }
    for (const state of definition.finals)
        lines.push(`  ${state} --> [*]`);
    return lines.join('\n');
}
function targetOf(row, from) {
    if (row.to !== 'same')
        return row.to;
    if (from === null)
        throw new Error(`${row.id} keeps a state that is not there`);
    return from;
}
function reachableStates(rows) {
    const reached = new Set();
    let before = -1;
    while (before !== reached.size) {
        before = reached.size;
        for (const row of rows) {
            const isOpen = row.from === null || row.from.some((state) => reached.has(state));
            if (isOpen && row.to !== 'same')
                reached.add(row.to);
        }
    }
    return reached;
}
//# sourceMappingURL=state-machine.js.map