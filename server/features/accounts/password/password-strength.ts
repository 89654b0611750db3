import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Five levels: 0 very weak, 1 weak, 2 medium, 3 strong, 4 very strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** How easily a password is guessed, and whether it is exactly on the lists of common ones. */
export interface PasswordEstimate {
  strength: PasswordStrength;
  isCommon: boolean;
}

/** The minimum strength of a password. */
export const MEDIUM_STRENGTH: PasswordStrength = 2;

/** The cost of an estimate grows with the square of the length; a password is never weaker than its beginning or its end. */
const WINDOW = 28;
let loading: Promise<ZxcvbnFactory> | undefined;

/** Estimates a password's strength. The dictionaries (several megabytes) are loaded on the first call. */
export async function estimatePassword(
  password: string,
  personalWords: readonly string[] = [],
): Promise<PasswordEstimate> {
  loading ??= loadEstimator();
  const estimator = await loading;
  const windows = password.length > WINDOW ? [password.slice(0, WINDOW), password.slice(-WINDOW)] : [password];
  const estimates = windows.map((window) => estimator.check(window, [...personalWords]));
  const isCommon = estimates.every(
    ({ sequence }) => sequence.length === 1 && sequence[0]?.['dictionaryName'] === 'passwords-common',
  );
  return { strength: Math.max(...estimates.map(({ score }) => score)) as PasswordStrength, isCommon };
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
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
