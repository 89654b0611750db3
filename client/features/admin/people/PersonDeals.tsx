import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStaffShellQuery, type PersonCase_PersonFragment } from '../../../generated/graphql';
import type { StaffAct } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { Details, DetailSection } from '../components/details';

const RUN_DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** The bookings of a person on both sides, and their money. */
export function PersonDeals({ person }: { person: PersonCase_PersonFragment }) {
  const { t } = useTranslation('staff');
  const { money, number, day } = useFormats();
  // The surrounding layout has requested it.
  const { data } = useStaffShellQuery({ fetchPolicy: 'cache-only' });
  const may = (act: StaffAct): boolean => data?.viewer?.staffActs?.includes(act) ?? false;
  const named = new URLSearchParams({ q: person.fullName });
  const { hostMoney, latestBookings, latestSpaces, userId } = person;
  return (
    <>
      <DetailSection
        title={t('person.bookings')}
        note={t('person.bookingsNote', {
          all: number(person.bookingCount),
          running: number(person.runningBookingCount),
        })}
        end={
          latestBookings.length > 0 && (
            <SectionLink to={`/admin/bookings?${named}`}>{t('person.allBookings')}</SectionLink>
          )
        }
      >
        <Rows
          empty={t('person.noBookings')}
          rows={latestBookings.map(({ id, reference, status, space, renter, host, totalCents }) => ({
            key: id,
            to: `/admin/bookings/${id}`,
            text: `${(renter.id === userId ? host : renter).displayName} · ${space.title ?? ''}`,
            sub: reference,
            amount: totalCents === null ? undefined : money(totalCents),
            end: <StatusBadge status={status} />,
          }))}
        />
      </DetailSection>
      <DetailSection title={t('person.spaces')} note={number(person.spaceCount)}>
        <Rows
          empty={t('person.noSpaces')}
          rows={latestSpaces.map(({ id, title, status }) => ({
            key: id,
            to: `/admin/spaces/${id}`,
            text: title ?? t('space.untitled'),
            end: t(`space.status.${status}`),
          }))}
        />
      </DetailSection>
      <DetailSection
        title={t('person.money')}
        end={may('SEE_MONEY') && <SectionLink to={`/admin/money?${named}`}>{t('person.books')}</SectionLink>}
      >
        <Details
          rows={[
            [t('person.charged'), money(person.yearCents)],
            ...(hostMoney
              ? ([
                  [t('person.paidOut'), money(hostMoney.paidCents)],
                  ...(hostMoney.nextPayout
                    ? ([
                        [
                          t('person.toPayOn', { day: day(hostMoney.nextPayout.on, RUN_DAY) }),
                          money(hostMoney.nextPayout.amountCents),
                        ],
                      ] as const)
                    : []),
                  [
                    t('person.held'),
                    hostMoney.heldCents > 0 ? (
                      <chakra.span key="held" color="fg.warning">
                        {money(hostMoney.heldCents)}
                      </chakra.span>
                    ) : (
                      money(0)
                    ),
                  ],
                ] as const)
              : []),
          ]}
        />
      </DetailSection>
    </>
  );
}

const SectionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <chakra.span asChild color="brand.fg" fontWeight="500" textStyle="sm">
    <Link to={to}>{children}</Link>
  </chakra.span>
);

interface Row {
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly sub?: string;
  readonly amount?: string | undefined;
  readonly end: ReactNode;
}

function Rows({ rows, empty }: { rows: readonly Row[]; empty: string }) {
  if (rows.length === 0)
    return (
      <chakra.p textStyle="sm" color="fg.subtle">
        {empty}
      </chakra.p>
    );
  return (
    <chakra.ul listStyleType="none" marginInline="-2">
      {rows.map(({ key, to, text, sub, amount, end }) => (
        <li key={key}>
          <Flex
            asChild
            gap="3"
            alignItems="center"
            justifyContent="space-between"
            minHeight="9"
            paddingInline="2"
            paddingBlock="1"
            borderRadius="md"
            textStyle="sm"
            _hover={{ bg: 'hover' }}
          >
            <Link to={to}>
              <chakra.span minWidth="0">
                <chakra.span display="block" lineClamp="2">
                  {text}
                </chakra.span>
                {sub && (
                  <chakra.small display="block" textStyle="xs" color="fg.subtle">
                    {sub}
                  </chakra.small>
                )}
              </chakra.span>
              <Flex as="span" direction="column" alignItems="flex-end" flexShrink="0" textStyle="xs" color="fg.subtle">
                {amount && (
                  <chakra.b textStyle="sm" color="fg" fontWeight="600" fontVariantNumeric="tabular-nums">
                    {amount}
                  </chakra.b>
                )}
                {end}
              </Flex>
            </Link>
          </Flex>
        </li>
      ))}
    </chakra.ul>
  );
}
