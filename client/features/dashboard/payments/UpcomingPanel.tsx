import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { chargeBounds } from '../../../generated/rare-bounds';
import { CalendarPlus, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cardName } from '../../../ui/cards/card-name';
import { LONG_DAY, SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Dotted } from '../../../ui/display/Dotted';
import { EmptyState } from '../../../ui/feedback/states';
import { calendarFile } from '../../../ui/controls/calendar-file';
import { saveFile } from '../../../ui/controls/save-file';
import { byMonth, sumOf, type UpcomingCharge } from './charges';
import { capitalised } from '../../../ui/display/capitalised';

/** The upcoming charges by month. Those that depend on a host's answer are listed separately and never part of a month's total. */
export function UpcomingPanel({ charges }: { charges: readonly UpcomingCharge[] }) {
  const { t } = useTranslation('payments');
  const { money, day } = useFormats();
  const agreed = charges.filter(({ isRequest }) => !isRequest);
  const coming = agreed.filter(({ isComing }) => isComing);
  const last = coming.at(-1);
  // Of each booking the next try on its card, past the months that no longer wait for one.
  const tries = charges.filter(({ isComing }) => isComing).toReversed();
  const firsts = new Set(new Map(tries.map((charge) => [charge.booking.id, charge])).values());
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="upcoming-title">
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="4"
        padding={{ base: '4', md: '6' }}
        paddingBottom="2!"
      >
        <Box flex="1 1 14rem" minWidth="0">
          <chakra.h2 id="upcoming-title" textStyle="h3">
            {t('upcoming.title')}
          </chakra.h2>
          {charges.length > 0 && (
            <chakra.p textStyle="sm" color="fg.muted" marginTop="1">
              {last
                ? t('upcoming.sum', {
                    amount: money(sumOf(agreed)),
                    day: day(last.dueOn, LONG_DAY),
                  })
                : agreed.length > 0
                  ? t('upcoming.overdue', { amount: money(sumOf(agreed)) })
                  : t('upcoming.onlyAsked')}
              {agreed.length > 0 &&
                agreed.length < charges.length &&
                ` · ${t('upcoming.sumIfAccepted', { amount: money(sumOf(charges)) })}`}
            </chakra.p>
          )}
        </Box>
        {coming.length > 0 && <CalendarButton charges={coming} />}
      </Flex>
      {charges.length === 0 ? (
        <EmptyState
          title={t('upcoming.empty')}
          text={t('upcoming.emptyText')}
          actions={
            <Button asChild>
              <Link to="/search">{t('upcoming.search')}</Link>
            </Button>
          }
        />
      ) : (
        <Box paddingInline={{ base: '4', md: '6' }} paddingBottom="2">
          {byMonth(charges).map(({ month, charges: ofMonth }) => (
            <Month key={month} month={month} charges={ofMonth} firsts={firsts} />
          ))}
        </Box>
      )}
      <chakra.p
        textStyle="sm"
        color="fg.muted"
        padding={{ base: '4', md: '6' }}
        paddingBlock="4!"
        borderTopWidth="1px"
        borderColor="hairline"
      >
        {t('upcoming.told', chargeBounds)}
      </chakra.p>
    </Box>
  );
}

interface MonthProps {
  month: string;
  charges: readonly UpcomingCharge[];
  /** The next charge of each booking. */
  firsts: ReadonlySet<UpcomingCharge>;
}

function Month({ month, charges, firsts }: MonthProps) {
  const { money, day } = useFormats();
  const agreed = charges.filter(({ isRequest }) => !isRequest);
  return (
    <>
      <Flex
        justify="space-between"
        paddingBlock="2"
        marginTop="3"
        borderBottomWidth="1px"
        borderColor="border"
        textStyle="sm"
      >
        <chakra.h3 fontWeight="600">{capitalised(day(month, { month: 'long' }))}</chakra.h3>
        {agreed.length > 0 && <chakra.span color="fg.muted">{money(sumOf(agreed))}</chakra.span>}
      </Flex>
      <chakra.ul listStyleType="none">
        {charges.map((charge) => (
          <Charge key={`${charge.booking.id} ${charge.from}`} charge={charge} isFirst={firsts.has(charge)} />
        ))}
      </chakra.ul>
    </>
  );
}

interface ChargeProps {
  charge: UpcomingCharge;
  /** Upcoming ones of its booking. */
  isFirst: boolean;
}

function Charge({ charge, isFirst }: ChargeProps) {
  const { t } = useTranslation('payments');
  const { money, day, dayRange } = useFormats();
  const { isRequest, isRefused } = charge;
  const parts = [
    dayRange(charge.from, charge.to, SHORT_DAY),
    isRequest ? t('upcoming.ifAccepted', { name: charge.booking.host.displayName }) : null,
    isRefused ? t('upcoming.failed') : null,
    cardName(charge.methodBrand, charge.methodLast4),
    charge.creditCents > 0 ? t('upcoming.credit', { amount: money(charge.creditCents) }) : null,
  ];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      paddingBlock="4"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Flex
        direction="column"
        align="center"
        justify="center"
        boxSize="12"
        flexShrink="0"
        borderRadius="lg"
        bg={isRequest ? 'bg.warning' : 'bg.muted'}
        color={isRequest ? 'fg.warning' : undefined}
        lineHeight="1.15"
      >
        {charge.isHeld ? (
          <Hourglass size={18} aria-label={t('upcoming.held')} />
        ) : (
          <>
            <chakra.span fontWeight="700">{day(charge.dueOn, { day: 'numeric' })}</chakra.span>
            <chakra.span textStyle="xs">{day(charge.dueOn, { weekday: 'short' })}</chakra.span>
          </>
        )}
      </Flex>
      <Box flex="1 1 8rem" minWidth="0">
        <chakra.p fontWeight="600" overflowWrap="anywhere">
          <Link to={`/booking/${charge.booking.id}`}>{charge.booking.space.title ?? t('space')}</Link>
        </chakra.p>
        <chakra.p textStyle="sm" color={isRefused ? 'fg.error' : 'fg.muted'}>
          <Dotted items={parts.filter(Boolean)} />
        </chakra.p>
        {isFirst && charge.isCardExpired && (
          <chakra.p textStyle="sm" color="fg.error">
            {t('upcoming.cardExpires')}
          </chakra.p>
        )}
      </Box>
      <chakra.p
        marginInlineStart="auto"
        textAlign="end"
        fontWeight={isRequest ? '400' : '600'}
        color={isRequest ? 'fg.muted' : undefined}
      >
        {money(charge.totalCents)}
        {charge.isHeld && (
          <chakra.span display="block" textStyle="sm">
            {t('upcoming.held')}
          </chakra.span>
        )}
      </chakra.p>
    </chakra.li>
  );
}

/** The agreed charges to come, for the reader's calendar. */
function CalendarButton({ charges }: { charges: readonly UpcomingCharge[] }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const save = (): void => {
    const days = charges.map(({ booking, dueOn, from, totalCents, creditCents }) => ({
      uid: `charge-${booking.id}-${from}@hueco`,
      day: dueOn,
      title: t('upcoming.calendar.charge', {
        amount: money(totalCents - creditCents),
        title: booking.space.title ?? t('space'),
      }),
      text: `${location.origin}/booking/${booking.id}`,
      place: null,
      isCertain: true,
    }));
    saveFile(`${t('upcoming.calendar.file')}.ics`, calendarFile(days, new Date()));
  };
  return (
    <Button variant="plain" size="sm" minHeight={{ base: '11', md: '8' }} onClick={save}>
      <CalendarPlus aria-hidden />
      {t('upcoming.calendar.add')}
    </Button>
  );
}
