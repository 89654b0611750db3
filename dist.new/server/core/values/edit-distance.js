/** Edit distance with swaps of neighbouring characters (optimal string alignment); stops counting above `limit`. */
export function editDistance(a, b, limit) {
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        let least = i;
        for (let j = 1; j <= b.length; j += 1) {
            const isSame = a[i - 1] === b[j - 1];
            let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (isSame ? 0 : 1));
            const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            if (isSwap)
                cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
            row.push(cost);
            least = Math.min(least, cost);
        }
        if (least > limit)
            return limit + 1;
        before = previous;
        previous = row;
    }
    return previous[b.length] ?? limit + 1;
}
//# sourceMappingURL=edit-distance.js.map