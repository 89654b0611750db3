import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffSearchQuery, type StaffSearchQuery } from '../../../generated/graphql';
import type { StaffAct } from '../../../generated/schema';
import { SHORT_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { dottedText } from '../../../ui/display/dotted-text';
import { useDebounced } from '../../../ui/time/use-debounced';

export type SearchGroupKey = 'people' | 'spaces' | 'bookings' | 'tickets' | 'payments';

/** One result, as a row. */
export interface Found {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Its status. */
  readonly state: string;
}

export interface SearchGroup {
  readonly key: SearchGroupKey;
  readonly total: number;
  readonly rows: readonly Found[];
}

const SETTLE_MS = 120;
const SHORTEST = 2;

/** The results of a text in everything that the viewer may open; `groups` is null while there is nothing to show. */
export function useStaffSearch(typed: string, acts: readonly StaffAct[]) {
  const wanted = typed.trim();
  const text = useDebounced(wanted, SETTLE_MS);
  const isShort = wanted.length < SHORTEST;
  const { data, error, loading } = useStaffSearchQuery({
    variables: {
      query: text,
      people: acts.includes('SEE_PEOPLE'),
      spaces: acts.includes('SEE_SPACES'),
      bookings: acts.includes('SEE_BOOKINGS'),
      tickets: acts.includes('SERVE_TICKETS'),
      payments: acts.includes('SEE_MONEY'),
    },
    skip: isShort || text.length < SHORTEST,
    fetchPolicy: 'network-only',
  });
  const groupsOf = useGroupsOf();
  const isSettled = text === wanted && !loading;
  const groups = useMemo(() => (data && !isShort ? groupsOf(data) : null), [data, groupsOf, isShort]);
  return { groups, error: isShort ? undefined : error, isShort, isSettled };
}

type Edges<Node> = { readonly totalCount: number; readonly edges: readonly { readonly node: Node }[] } | null;

function groupOf<Node>(
  key: SearchGroupKey,
  found: Edges<Node> | undefined,
  rowOf: (node: Node) => Found,
): SearchGroup[] {
  if (!found || found.totalCount === 0) return [];
  return [{ key, total: found.totalCount, rows: found.edges.map(({ node }) => rowOf(node)) }];
}

const joined = (...parts: readonly (string | null)[]): string => dottedText(parts);

/** The groups of an answer, in their order, empty ones left out. */
function useGroupsOf(): (data: StaffSearchQuery) => SearchGroup[] {
  const { t } = useTranslation(['staff', 'common']);
  const { money, dayRange, instant } = useFormats();
  return useMemo(
    () => (data) => [
      ...groupOf('people', data.people, ({ id, fullName, maskedEmail, city, state }) => ({
        id,
        to: `/admin/people/${id}`,
        title: fullName,
        text: joined(maskedEmail, city),
        state: t(`staff:person.state.${state}`),
      })),
      ...groupOf('spaces', data.staffSpaces, ({ id, title, host, city, postalCode, status }) => ({
        id,
        to: `/admin/spaces/${id}`,
        title: title ?? t('staff:space.untitled'),
        text: joined(host.displayName, city, postalCode),
        state: t(`staff:space.status.${status}`),
      })),
      ...groupOf('bookings', data.staffBookings, ({ id, reference, renter, space, from, to, totalCents, status }) => ({
        id,
        to: `/admin/bookings/${id}`,
        title: joined(reference, totalCents === null ? null : money(totalCents)),
        text: joined(renter.displayName, space.title, dayRange(from, to)),
        state: t(`common:bookingStatus.${status}`),
      })),
      ...groupOf('tickets', data.staffTickets, ({ id, code, subject, requesterName, createdAt }) => ({
        id,
        to: `/admin?${new URLSearchParams({ section: 'support', id })}`,
        title: joined(code, subject),
        text: requesterName,
        state: instant(createdAt, SHORT_DATE),
      })),
      ...groupOf(
        'payments',
        data.moneyMovements,
        ({ caseId, amountCents, personName, bookingReference, orderedAt, state }) => ({
          id: caseId,
          to: `/admin/money/payments/${caseId}`,
          title: joined(t('staff:money.kind.PAYMENT'), money(amountCents)),
          text: joined(personName, bookingReference, instant(orderedAt)),
          state: t(`staff:money.state.${state}`),
        }),
      ),
    ],
    [t, money, dayRange, instant],
  );
}
