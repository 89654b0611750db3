/** The minimum strength of a password. */
export const MEDIUM_STRENGTH = 2;
/** The cost of an estimate grows with the square of the length; a password is never weaker than its beginning or its end. */
const WINDOW = 28;
let loading;
/** Estimates a password's strength. The dictionaries (several megabytes) are loaded on the first call. */
export async function estimatePassword(password, personalWords = []) {
    loading ??= loadEstimator();
    const estimator = await loading;
    const windows = password.length > WINDOW ? [password.slice(0, WINDOW), password.slice(-WINDOW)] : [password];
    const estimates = windows.map((window) => estimator.check(window, [...personalWords]));
    const isCommon = estimates.every(({ sequence }) => sequence.length === 1 && sequence[0]?.['dictionaryName'] === 'passwords-common');
    return { strength: Math.max(...estimates.map(({ score }) => score)), isCommon };
}
async function loadEstimator() {
    const [core, common, spanish] = await Promise.all([
        import('@zxcvbn-ts/core'),
        import('@zxcvbn-ts/language-common'),
        import('@zxcvbn-ts/language-es-es'),
    ]);
    return new core.ZxcvbnFactory({
        dictionary: { ...common.dictionary, ...spanish.dictionary },
        graphs: common.adjacencyGraphs,
    });
}
//# sourceMappingURL=password-strength.js.map