import { previewTerms, findCycles } from '../billing/agree-terms.js';
import { cycleStatusesThat } from '../billing/cycle-transitions.js';
import { amountsOf } from '../billing/paid-cycles.js';
import { compareMonths } from './compare-months.rules.js';
/** What a change would mean for each billing month, by the plan that the command would carry out. */
export async function previewChange(tx, booking, change) {
    const plan = await previewTerms(tx, booking, change);
    const cycles = await findCycles(tx, booking.id);
    const unpaid = cycleStatusesThat('isUnpaid');
    const owed = cycles.filter(({ paidAt, status }) => paidAt !== null || unpaid.includes(status));
    const stored = owed.map((cycle) => ({
        monthNo: cycle.monthNo,
        from: cycle.startsOn,
        to: cycle.endsOn,
        paidAt: cycle.paidAt,
        ...amountsOf(cycle),
    }));
    return { plan, months: compareMonths(stored, plan), cycles };
}
//# sourceMappingURL=stored-months.js.map