import { useEffect, useState } from 'react';

/** ACC-1's five levels, very weak to very strong; 0 while nothing is typed. */
export type PasswordLevel = 0 | 1 | 2 | 3 | 4 | 5;

/** What makes a password easy to guess; `short` for no particular reason. */
export type Weakness = 'common' | 'repeat' | 'sequence' | 'date' | 'name' | 'word' | 'personal' | 'short';

/** How strong a password is, and below medium why it is not stronger. */
export interface PasswordStrength {
  level: PasswordLevel;
  weakness: Weakness | null;
}

export const MEDIUM: PasswordLevel = 3;

const NOTHING: PasswordStrength = { level: 0, weakness: null };

/* The estimator's codes. */
const WEAKNESSES: Record<string, Weakness> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  pwned: 'common',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'sequence',
  straightRow: 'sequence',
  keyPattern: 'sequence',
  dates: 'date',
  recentYears: 'date',
  namesByThemselves: 'name',
  commonNames: 'name',
  wordByItself: 'word',
  userInputs: 'personal',
};

/* As on the server: the beginning and the end are enough, and the cost grows with the square of the length. */
const WINDOW = 28;

type Estimate = (password: string, personal: string[]) => PasswordStrength;

let loading: Promise<Estimate> | null = null;

/* Dictionaries of some hundred kilobytes: loaded when a password is first typed. */
async function loadEstimator(): Promise<Estimate> {
  const [core, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const estimator = new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return (password, personal) => {
    const windows = password.length > WINDOW ? [password.slice(0, WINDOW), password.slice(-WINDOW)] : [password];
    const results = windows.map((window) => estimator.check(window, personal));
    const level = (Math.max(...results.map(({ score }) => score)) + 1) as PasswordLevel;
    const warning = results.map(({ feedback }) => feedback.warning).find(Boolean);
    return { level, weakness: level < MEDIUM ? (warning && WEAKNESSES[warning]) || 'short' : null };
  };
}

/** The strength of the typed password, for display only: the server decides. */
export function usePasswordStrength(password: string, personal: readonly string[]): PasswordStrength {
  const [strength, setStrength] = useState(NOTHING);
  const words = personal.join('\n');

  useEffect(() => {
    let isCurrent = true;
    const setIfCurrent = (next: PasswordStrength) => isCurrent && setStrength(next);
    if (!password) setIfCurrent(NOTHING);
    else {
      loading ??= loadEstimator();
      loading.then(
        (estimate) => setIfCurrent(estimate(password, words.split('\n').filter(Boolean))),
        () => {
          loading = null;
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [password, words]);

  return strength;
}
