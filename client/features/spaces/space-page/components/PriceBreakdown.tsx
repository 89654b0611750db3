import { Box, Button, chakra, Skeleton } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { Money } from '../../../../ui/display/Price';
import { rentGroups } from '../quote-lines';
import type { Quote } from '../use-quote';
import { isComplete } from '../../../../ui/booking/stay-address';
import type { BookingProps } from './booking-props';

const WaitButton = lazy(() =>
  import('../../../../ui/waiting/WaitButton').then((file) => ({ default: file.WaitButton })),
);

/** All charges, or why there is no price. */
export function PriceBreakdown({
  space,
  stay,
  quoting: { quote, isLoading, problem, retry },
  min,
}: Pick<BookingProps, 'space' | 'stay' | 'quoting' | 'min'>) {
  const { t } = useTranslation(['space', 'common']);
  const { money, instant } = useFormats();
  if (!isComplete(stay)) {
    return (
      <chakra.p mt="4" textStyle="sm" color="fg.muted">
        {t(stay.from ? 'booking.pickEnd' : 'booking.pickDates')}
      </chakra.p>
    );
  }
  return (
    <div aria-busy={isLoading}>
      <Box srOnly role="status">
        {quote && !isLoading && `${t('booking.total')}: ${money(quote.totalCents)}`}
      </Box>
      {problem && (
        <Alert>
          {problem}{' '}
          {retry && (
            <Button variant="plain" textDecoration="underline" onClick={retry}>
              {t('common:actions.retry')}
            </Button>
          )}
        </Alert>
      )}
      {quote && !quote.isAvailable && (
        <Alert>
          {quote.promisedUntil
            ? t('booking.promised', { when: instant(quote.promisedUntil, undefined, quote.timeZone) })
            : t(stay.isRolling ? 'booking.takenLater' : 'booking.taken')}
        </Alert>
      )}
      {quote?.canWait && stay.from && (
        <Suspense fallback={null}>
          <WaitButton spaceId={space.id} from={stay.from} to={stay.isRolling ? null : stay.to} />
        </Suspense>
      )}
      {quote && (
        <Box opacity={isLoading ? '0.55' : undefined} transition="opacity 120ms">
          <Lines quote={quote} />
          <FirstCharge quote={quote} min={min} />
          <Remarks quote={quote} />
        </Box>
      )}
      {!quote && isLoading && <Waiting />}
    </div>
  );
}

function Waiting() {
  return (
    <Box aria-hidden display="grid" gap="3.5" mt="5">
      {['72%', '84%', '46%', '58%'].map((width) => (
        <Skeleton key={width} h="4" w={width} />
      ))}
      <Skeleton h="10" borderRadius="control" />
    </Box>
  );
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <chakra.p role="alert" display="flex" gap="2.5" mt="4" p="3" borderRadius="lg" bg="bg.warning" textStyle="sm">
      <chakra.span color="fg.warning" flexShrink="0">
        <CircleAlert size={20} aria-hidden />
      </chakra.span>
      <span>{children}</span>
    </chakra.p>
  );
}

function Lines({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['space', 'domain']);
  const tax = t(`domain:tax.${quote.taxName}`);
  const formats = useFormats();
  const isRolling = quote.termType === 'ROLLING';
  const total = `booking.total${isRolling ? 'Monthly' : ''}${quote.depositCents > 0 ? 'WithoutDeposit' : ''}` as const;
  return (
    <chakra.dl display="grid" gap="2.5" mt="5" textStyle="sm">
      {rentGroups(quote.lines).map(({ isMonths, count, eachCents, rentCents }, index) => {
        const months = isRolling
          ? t('booking.rentFirstMonth')
          : t('booking.rentMonths', { count, price: formats.money(eachCents) });
        return <Row key={index} name={isMonths ? months : t('booking.rentDays', { count })} cents={rentCents} />;
      })}
      <Row
        name={t('booking.fee', { tax })}
        note={t('booking.iva', { tax, amount: formats.money(quote.ivaCents) })}
        cents={quote.renterFeeCents}
      />
      <Row isTotal name={t(total)} cents={quote.totalCents} />
    </chakra.dl>
  );
}

function Row({ name, note, cents, isTotal }: { name: string; note?: string; cents: number; isTotal?: boolean }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      gap="4"
      {...(isTotal && { pt: '3.5', mt: '1', borderTopWidth: '1px', textStyle: 'md', fontWeight: '700' })}
    >
      <chakra.dt color={isTotal ? 'fg' : 'fg.muted'}>
        {name}
        {note && (
          <chakra.span display="block" textStyle="caption" color="fg.subtle">
            {note}
          </chakra.span>
        )}
      </chakra.dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </chakra.div>
  );
}

function FirstCharge({ quote, min }: { quote: Quote; min: string }) {
  const { t } = useTranslation('space');
  const { day } = useFormats();
  const dueOn = quote.lines[0]?.dueOn ?? min;
  return (
    <chakra.p
      display="flex"
      justifyContent="space-between"
      gap="4"
      mt="3"
      px="3.5"
      py="2.5"
      borderRadius="control"
      bg="bg.muted"
      textStyle="sm"
      fontWeight="600"
    >
      <span>{dueOn > min ? t('booking.firstOn', { day: day(dueOn, LONG_DAY) }) : t('booking.firstOnConfirm')}</span>
      <Money cents={quote.firstChargeCents} />
    </chakra.p>
  );
}

function Remarks({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['space', 'common']);
  const { money, percent } = useFormats();
  const isRolling = quote.termType === 'ROLLING';
  const remarks = [
    quote.discountPercent > 0 && t('booking.discount', { percent: percent(quote.discountPercent) }),
    quote.isMinimumApplied && t('booking.minimum'),
    (quote.lines.length > 1 || isRolling) && t('booking.laterCharges'),
    isRolling &&
      quote.monthTotalCents !== null &&
      quote.monthTotalCents !== quote.totalCents &&
      t('booking.thenMonthly', { amount: money(quote.monthTotalCents) }),
    isRolling && t('booking.rolling', { days: t('common:days', { count: quote.noticeDays }) }),
    quote.depositCents > 0 && t('booking.deposit', { amount: money(quote.depositCents) }),
  ].filter((remark) => remark !== false);
  return remarks.map((remark) => (
    <chakra.p key={remark} mt="2" textStyle="sm" color="fg.muted">
      {remark}
    </chakra.p>
  ));
}
