/** Upper bounds of the counted times, milliseconds; what takes longer counts in the last one. */
export const DURATION_STEPS = [
    5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000, 15000,
];
/** The step that a time belongs to. */
export function stepOf(milliseconds) {
    const step = DURATION_STEPS.findIndex((bound) => milliseconds <= bound);
    return step === -1 ? DURATION_STEPS.length - 1 : step;
}
/** The time within which a share of the calls was answered, to its step; null without calls. */
export function quantile(counts, share) {
    const all = counts.reduce((sum, count) => sum + count, 0);
    if (all === 0)
        return null;
    let seen = 0;
    const step = counts.findIndex((count) => (seen += count) >= all * share);
    return DURATION_STEPS[step] ?? null;
}
//# sourceMappingURL=durations.rules.js.map