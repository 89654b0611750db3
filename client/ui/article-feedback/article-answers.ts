import { readJson, writeJson } from '../../state/browser-storage';
import { STORED } from '../../state/stored-keys';

interface Visit {
  /** Random: with it a second answer replaces the first. */
  readonly key: string;
  readonly answers: Readonly<Record<string, boolean>>;
}

function readVisit(): Visit | null {
  const value = readJson<Partial<Visit>>(STORED.helpAnswers);
  return typeof value?.key === 'string' && typeof value.answers === 'object' && value.answers !== null
    ? { key: value.key, answers: value.answers }
    : null;
}

function writeVisit(visit: Visit): Visit {
  writeJson(STORED.helpAnswers, visit);
  return visit;
}

/** The key of this visit, created with its first answer. */
export const visitKey = (): string => (readVisit() ?? writeVisit({ key: crypto.randomUUID(), answers: {} })).key;

/** The answer about an article in this visit; null for none. */
export const answerOf = (slug: string): boolean | null => readVisit()?.answers[slug] ?? null;

/** Stores an answer until the tab is closed or its user signs out. */
export function storeAnswer(slug: string, isHelpful: boolean): void {
  const key = visitKey();
  writeVisit({ key, answers: { ...readVisit()?.answers, [slug]: isHelpful } });
}
