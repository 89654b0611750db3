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

/** The key of this visit, made with its first answer. */
export const visitKey = (): string => (readVisit() ?? writeVisit({ key: crypto.randomUUID(), answers: {} })).key;

/** What was answered about an article in this visit; null for nothing. */
export const answerOf = (slug: string): boolean | null => readVisit()?.answers[slug] ?? null;

/** Remembers an answer until the tab is closed or somebody signs out in it. */
export function storeAnswer(slug: string, isHelpful: boolean): void {
  const key = visitKey();
  writeVisit({ key, answers: { ...readVisit()?.answers, [slug]: isHelpful } });
}
