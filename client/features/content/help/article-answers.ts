const KEY = 'hueco_help_answers';

interface Visit {
  /** Random: with it a second answer replaces the first. */
  readonly key: string;
  readonly answers: Readonly<Record<string, boolean>>;
}

/** In place of a storage that is closed to us. */
let inMemory: Visit | null = null;

/** What lies in the storage of a tab, however it came there. */
function kept(): Visit | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Visit> | null;
    return typeof value?.key === 'string' && typeof value.answers === 'object' && value.answers !== null
      ? { key: value.key, answers: value.answers }
      : inMemory;
  } catch {
    return inMemory;
  }
}

function keep(visit: Visit): Visit {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    inMemory = visit;
  }
  return visit;
}

/** The key of this visit, made with its first answer. */
export const visitKey = (): string => (kept() ?? keep({ key: crypto.randomUUID(), answers: {} })).key;

/** What was answered about an article in this visit; null for nothing. */
export const answerOf = (slug: string): boolean | null => kept()?.answers[slug] ?? null;

/** Remembers an answer as long as the tab lives and nobody signs out in it. */
export function keepAnswer(slug: string, isHelpful: boolean): void {
  const key = visitKey();
  keep({ key, answers: { ...kept()?.answers, [slug]: isHelpful } });
}
