type Values = Readonly<Record<string, unknown>>;

const read = (json: string | null): Values => (json === null ? {} : (JSON.parse(json) as Values));

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** What an act changed, part by part, by what the log kept before and after it: `status: published → suspended`. */
export function changeText(before: string | null, after: string | null): string {
  const [old, now] = [read(before), read(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .map((key) => {
      const values = [old[key], now[key]].filter((value) => value !== undefined);
      return `${key}: ${values.map(textOf).join(' → ')}`;
    })
    .join(' · ');
}
