import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { claimBounds } from '../../../generated/claim-bounds';
import { useFormats } from '../../../i18n/format';
import { dottedText } from '../../../ui/display/dotted-text';

/** An entry of the audit log: the values before and after are JSON. */
interface LoggedAct {
  readonly action: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A changed value; one that was not stored is undefined. */
interface ChangedPart {
  readonly key: string;
  readonly values: readonly unknown[];
}

const read = (json: string | null): Readonly<Record<string, unknown>> =>
  json === null ? {} : (JSON.parse(json) as Readonly<Record<string, unknown>>);

/** The changed values of an entry, without unchanged ones. */
export function changedParts({ before, after }: Pick<LoggedAct, 'before' | 'after'>): readonly ChangedPart[] {
  const [old, now] = [read(before), read(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .map((key) => ({ key, values: [old[key], now[key]].filter((value) => value !== undefined) }));
}

/** The catalogue of each code: statuses by target type, others by property. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  booking: 'common:bookingStatus',
  space: 'staff:space.status',
  claim: 'claims:status',
  report: 'staff:report.status',
  adjustment: 'staff:money.adjustmentStatus',
};
const CODE_WORDS: Readonly<Record<string, string>> = {
  remedy: 'claims:proposal',
  roles: 'staff:roles',
  kinds: 'staff:person.measure',
  side: 'staff:booking.side',
  type: 'common:spaceType',
};

const CODE = /^[a-z]+(_[a-z0-9]+)*$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** The changes of an entry as text, such as `Estado: Publicado → Oculto`. Ids and other unreadable values are omitted. */
export function useChangeText(): (act: LoggedAct) => string {
  const { t, i18n } = useTranslation('staff');
  const { money, number, day, instant, list } = useFormats();
  return useMemo(() => {
    const labels: Readonly<Record<string, string>> = t('changes', { returnObjects: true });
    const codeText = (action: string, key: string, code: string): string | null => {
      const words = key === 'status' ? STATUS_WORDS[action.split('.')[0] ?? ''] : CODE_WORDS[key];
      const name = `${words}.${code.toUpperCase()}`;
      return words && i18n.exists(name) ? t(name as 'title', claimBounds) : null;
    };
    const valueText = (action: string, key: string, value: unknown): string | null => {
      if (value === null) return '–';
      if (typeof value === 'number') return key.endsWith('Cents') ? money(value) : number(value);
      if (Array.isArray(value)) {
        const texts = value.map((one) => valueText(action, key, one));
        return texts.every((text) => text !== null) ? list(texts) || '–' : null;
      }
      if (typeof value !== 'string') return null;
      if (DAY.test(value)) return day(value);
      if (INSTANT.test(value)) return instant(value);
      return CODE.test(value) ? codeText(action, key, value) : value;
    };
    return (act) =>
      dottedText(
        changedParts(act).flatMap(({ key, values }) => {
          const texts = values.map((value) => valueText(act.action, key, value));
          return labels[key] && texts.every((text) => text !== null) ? [`${labels[key]}: ${texts.join(' → ')}`] : [];
        }),
      );
  }, [t, i18n, money, number, day, instant, list]);
}
