import { Box, Button, chakra } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { summaryOf } from '../../../forms/server-errors';
import type { Checkout_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { CardChoice } from '../../../ui/cards/CardChoice';
import { Logo } from '../../../ui/display/Logo';
import { today } from '../../../ui/time/today';
import { LazyHostTrader } from '../../../ui/trader/lazy-trader';
import { FIELDS } from '../checkout/checkout-fields';
import type { CheckoutAnswers, CheckoutValues } from '../checkout/checkout.schema';
import { GoodsFields } from '../checkout/components/GoodsFields';
import { HoldAnnouncer, HoldStrip } from '../checkout/components/HoldStrip';
import { SmallPrint } from '../checkout/components/Part';
import { PayAlert } from '../checkout/components/PayAlert';
import type { CheckoutSpace } from '../checkout/components/Summary';
import type { HeldCheckout, PlanPrice } from '../checkout/use-checkout';
import type { Payment } from '../checkout/use-payment';
import { cardCents } from '../checkout/card-cents';
import { hostNameOf } from '../checkout/checkout-texts';
import { Consents } from './Consents';
import { LONG_DAY } from '../../../i18n/day-formats';
import { HostedPlan } from './HostedPlan';
import { useMandateText } from './use-mandate-text';

interface HostedFormProps {
  space: CheckoutSpace;
  booking: Checkout_BookingFragment;
  price: PlanPrice;
  checkout: HeldCheckout;
  form: UseFormReturn<CheckoutValues, unknown, CheckoutAnswers>;
  payment: Payment;
}

/** The goods, the guarantee, the card, the two consents and the button that commits to pay. */
export function HostedForm({ space, booking, price, checkout, form, payment }: HostedFormProps) {
  const { t } = useTranslation(['hosted', 'checkout']);
  const { fieldText } = useErrorText();
  const { money } = useFormats();
  const { hold, cards } = checkout;
  const { errors, submitCount } = form.formState;
  const { title, mandate } = useMandateText({ booking, price, hostName: hostNameOf(space.host) });
  const again = { isOver: hold.isOver, onAgain: hold.startAgain };
  return (
    <>
      <Head />
      <HoldAnnouncer booking={booking} isOver={hold.isOver} />
      <chakra.h1 id="pay-title" textStyle="h3">
        {title}
      </chakra.h1>
      <chakra.form
        noValidate
        aria-label={title}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        marginTop="5"
        onSubmit={(event) => void form.handleSubmit(payment.pay)(event)}
      >
        <HoldStrip booking={booking} {...again} borderRadius="control" overflow="hidden" />
        <ErrorSummary errors={summaryOf(errors, FIELDS, fieldText)} attempt={submitCount} />
        <GoodsFields allowed={space.allowedGoods} />
        <HostedPlan prices={booking.planPrices} />
        {payment.cardFailure && <PayAlert failure={payment.cardFailure} {...again} />}
        <CardChoice cards={cards} />
        {booking.isHostTrader && (
          <Suspense fallback={null}>
            <LazyHostTrader id={space.host.id} />
          </Suspense>
        )}
        <Consents mandate={mandate} spaceId={space.id} />
        {payment.failure && <PayAlert failure={payment.failure} {...again} />}
        <Button
          type="submit"
          size="xl"
          width="100%"
          height="auto"
          minHeight="14"
          paddingInline="3"
          whiteSpace="normal"
          loading={payment.isPaying}
          loadingText={t(booking.confirmsAtOnce ? 'checkout:atOnce.paying' : 'checkout:card.paying')}
        >
          {`${t(booking.confirmsAtOnce ? 'checkout:atOnce.pay' : 'checkout:card.pay')} · ${money(price.totalCents - price.creditCents)}`}
        </Button>
        <Notes space={space} booking={booking} price={price} />
      </chakra.form>
    </>
  );
}

function Head() {
  const { t } = useTranslation('hosted');
  return (
    <Box
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      minHeight="44px"
      marginBottom={{ base: '3', md: '8' }}
    >
      <Logo />
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        textStyle="sm"
        fontWeight="600"
        color="trust.fg"
        textAlign="end"
      >
        <LockKeyhole size={16} strokeWidth={2} aria-hidden />
        {t('secure')}
      </chakra.span>
    </Box>
  );
}

/** What is charged today, and the right of withdrawal. */
function Notes({ space, booking, price }: Pick<HostedFormProps, 'space' | 'booking' | 'price'>) {
  const { t } = useTranslation(['hosted', 'checkout']);
  const { day, money } = useFormats();
  const host = hostNameOf(space.host);
  const [first] = price.lines;
  const values = { amount: money(cardCents(price)), host, day: day(first?.dueOn ?? booking.from, LONG_DAY) };
  const isOnLaterDay = first !== undefined && first.dueOn > today();
  return (
    <>
      <SmallPrint>
        {booking.confirmsAtOnce
          ? `${t(isOnLaterDay ? 'checkout:atOnce.later' : 'checkout:atOnce.today', values)} ${t('checkout:card.bank')}`
          : `${t(isOnLaterDay ? 'note.onDay' : 'note.today', values)} ${t('checkout:card.bank')} ${t('note.refused', { host })}`}
      </SmallPrint>
      <SmallPrint>
        {t(booking.isHostTrader ? 'checkout:card.traderHost' : 'checkout:card.privateHost', {
          host,
          days: booking.cancellationTerms.withdrawalDays,
        })}
      </SmallPrint>
    </>
  );
}
