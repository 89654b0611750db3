import { Box, chakra } from '@chakra-ui/react';
import { CalendarCheck, ChevronDown, CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checkout_BookingFragment, CheckoutSpaceQuery } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { lastMinute } from '../../../../ui/booking/last-minute';
import { MoneyLines, MoneyTotal } from '../../../../ui/booking/MoneyLines';
import { StayDates } from '../../../../ui/booking/StayDates';
import { SpacePhoto } from '../../../../ui/photo/SpacePhoto';
import { Money } from '../../../../ui/display/Price';
import { cardCents } from '../card-cents';
import { hostNameOf, useFirstChargeLines } from '../checkout-texts';
import { today } from '../../../../ui/time/today';
import { dottedText } from '../../../../ui/display/dotted-text';

export type CheckoutSpace = NonNullable<CheckoutSpaceQuery['space']>;
type PlanPrice = Checkout_BookingFragment['planPrices'][number];

interface SummaryProps {
  space: CheckoutSpace;
  booking: Checkout_BookingFragment;
  price: PlanPrice;
}

/** The card beside the form: space, dates, the first charge and later ones. */
export function Summary({ strip, ...props }: SummaryProps & { strip: ReactNode }) {
  const { t } = useTranslation('checkout');
  return (
    <chakra.aside
      aria-label={t('summary.label')}
      hideBelow="md"
      position="sticky"
      top="calc(var(--header-h) + 24px)"
      maxHeight="calc(100dvh - var(--header-h) - 48px)"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      boxShadow="2"
    >
      {strip}
      <SummarySpace space={props.space} />
      <SummaryBody {...props} />
    </chakra.aside>
  );
}

/** On phones the summary is one line under the header that expands. */
export function FoldedSummary(props: SummaryProps) {
  const { space, booking, price } = props;
  const { t } = useTranslation('checkout');
  const { day, dayRange } = useFormats();
  return (
    <chakra.details
      hideFrom="md"
      position="sticky"
      top="var(--header-h)"
      zIndex="20"
      marginInline="calc(-1 * var(--gutter))"
      bg="bg.panel"
      borderBottomWidth="1px"
      css={{
        '&[open] summary .chevron': { rotate: '180deg' },
        '&[open]': { maxHeight: 'calc(100dvh - var(--header-h))', overflowY: 'auto' },
      }}
    >
      <chakra.summary
        display="grid"
        gridTemplateColumns="48px minmax(0, 1fr) auto 20px"
        gap="3"
        alignItems="center"
        padding="10px 16px"
        listStyle="none"
        cursor="pointer"
        outlineOffset="-2px"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <SpacePhoto
          photo={space.coverPhoto}
          alt=""
          sizes="48px"
          aspectRatio="1"
          width="48px"
          borderRadius="md"
          isEager
        />
        <chakra.span minWidth="0">
          <chakra.span display="block" textStyle="sm" fontWeight="600" truncate>
            {space.title}
          </chakra.span>
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {booking.termType === 'ROLLING'
              ? t('dates.from', { day: day(booking.from) })
              : dayRange(booking.from, booking.to)}
          </chakra.span>
        </chakra.span>
        <chakra.span fontWeight="700">
          <Money cents={cardCents(price)} />
        </chakra.span>
        <ChevronDown className="chevron" size={20} strokeWidth={1.75} aria-hidden />
      </chakra.summary>
      <SummaryBody {...props} />
    </chakra.details>
  );
}

function SummarySpace({ space }: { space: CheckoutSpace }) {
  const { area } = useFormats();
  const place = [space.city, space.postalCode].filter(Boolean).join(' ');
  return (
    <Box display="grid" gridTemplateColumns="112px minmax(0, 1fr)" gap="4" alignItems="center" padding="20px 24px">
      <SpacePhoto photo={space.coverPhoto} alt="" sizes="112px" aspectRatio="4 / 3" borderRadius="control" isEager />
      <Box minWidth="0">
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          {space.title}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {dottedText([space.sizeM2 !== null && area(space.sizeM2), place])}
        </chakra.p>
      </Box>
    </Box>
  );
}

function SummaryBody({ space, booking, price }: SummaryProps) {
  const { t } = useTranslation(['checkout', 'domain', 'common']);
  const linesOf = useFirstChargeLines();
  const formats = useFormats();
  const { money } = formats;
  const [first] = price.lines;
  const freeUntil = booking.freeCancellationUntil
    ? lastMinute(formats, booking.freeCancellationUntil, booking.timeZone).day
    : null;
  if (!first) return null;
  const host = hostNameOf(space.host);
  const charging = !booking.confirmsAtOnce
    ? 'summary.nothingToday'
    : first.dueOn > today()
      ? 'atOnce.later'
      : 'atOnce.today';
  return (
    <>
      <StayDates
        from={booking.from}
        to={booking.termType === 'ROLLING' ? null : booking.to}
        marginInline={{ base: '4', md: '6' }}
        marginTop={{ base: '2', md: '0' }}
      />
      <Box paddingBlock="5" paddingInline={{ base: '4', md: '6' }}>
        <MoneyLines lines={linesOf({ line: first, plan: price.plan, creditCents: price.creditCents })} />
        <MoneyTotal label={t('summary.first', { tax: t(`domain:tax.${booking.taxName}`) })} cents={cardCents(price)} />
        <Later price={price} days={booking.days} />
      </Box>
      <chakra.ul
        paddingBlock="16px 20px"
        paddingInline={{ base: '4', md: '6' }}
        borderTopWidth="1px"
        borderColor="hairline"
        display="grid"
        gap="2.5"
        textStyle="sm"
        color="fg.muted"
      >
        <SummaryNote
          icon={CircleCheck}
          text={t(charging, { amount: money(cardCents(price)), host, day: formats.dayInSentence(first.dueOn) })}
        />
        {booking.freeHoursAfterConfirmation ? (
          <SummaryNote
            icon={CalendarCheck}
            text={t('summary.freeHours', { count: booking.freeHoursAfterConfirmation })}
          />
        ) : (
          freeUntil && <SummaryNote icon={CalendarCheck} text={t('summary.freeUntil', { day: freeUntil })} />
        )}
      </chakra.ul>
    </>
  );
}

/** The remaining charges, and the total. */
function Later({ price, days }: { price: PlanPrice; days: number }) {
  const { t } = useTranslation(['checkout', 'common']);
  if (price.lines.length < 2) return null;
  return (
    <MoneyLines
      marginTop="3.5"
      textStyle="sm"
      gap="1.5"
      lines={[
        { label: t('summary.rest'), cents: price.totalCents - price.firstChargeCents },
        { label: t('summary.total', { days: t('common:days', { count: days }) }), cents: price.totalCents },
      ]}
    />
  );
}

/** A reassuring line at the bottom of a summary. */
export function SummaryNote({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <chakra.li display="grid" gridTemplateColumns="20px 1fr" gap="3">
      <chakra.span color="trust.solid">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.span overflowWrap="anywhere">{text}</chakra.span>
    </chakra.li>
  );
}
