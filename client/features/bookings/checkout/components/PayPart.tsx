import { Box, Button, chakra } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../i18n/RichText';
import { Checkbox } from '../../../../forms/choices';
import { fieldId } from '../../../../forms/FormField';
import { SHORT_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { LARGE_TEXT } from '../../../../theme/large-text';
import { useFootHeight } from '../../../../ui/layout/window-foot';
import { TextLink } from '../../../../ui/links/TextLink';
import { LazyHostTrader } from '../../../../ui/trader/lazy-trader';
import { today } from '../../../../ui/time/today';
import { CardChoice } from '../../../../ui/cards/CardChoice';
import { cardCents } from '../card-cents';
import { hostNameOf } from '../checkout-texts';
import type { CheckoutValues } from '../checkout.schema';
import type { HeldCheckout, PlanPrice } from '../use-checkout';
import type { Payment } from '../use-payment';
import { FieldError, fieldErrorId, useFieldMessage } from './FieldError';
import { SmallPrint, Part, type PartState } from './Part';
import { PayAlert } from './PayAlert';

interface PayPartProps {
  number: number;
  state: PartState;
  checkout: Pick<HeldCheckout, 'space' | 'booking' | 'hold' | 'cards'>;
  /** The price of the chosen plan. */
  price: PlanPrice;
  payment: Payment;
}

/** The last part: the card, the mandate and the button that commits to pay. */
export function PayPart({ number, state, checkout, price, payment }: PayPartProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const { space, booking, hold, cards } = checkout;
  const { withdrawalDays } = booking.cancellationTerms;
  const words = wordsOf(booking.confirmsAtOnce);
  const alert = { isOver: hold.isOver, onAgain: hold.startAgain };
  return (
    <Part number={number} state={state} title={t('parts.pay')} aside={<Secure />}>
      {payment.cardFailure && <PayAlert failure={payment.cardFailure} {...alert} />}
      <CardChoice cards={cards} />
      {booking.isHostTrader && (
        <Suspense fallback={null}>
          <LazyHostTrader id={space.host.id} />
        </Suspense>
      )}
      <Mandate />
      {payment.failure && <PayAlert failure={payment.failure} {...alert} />}
      <Box display="flex" flexDirection="column" gap="3.5">
        <Button
          type="submit"
          size="xl"
          width="100%"
          hideBelow="md"
          loading={payment.isPaying}
          loadingText={t(words.paying)}
        >
          {`${t(words.pay)} · ${money(cardCents(price))}`}
        </Button>
        <SmallPrint>
          {t('card.bank')}{' '}
          {t(booking.isHostTrader ? 'card.traderHost' : 'card.privateHost', {
            host: hostNameOf(space.host),
            days: withdrawalDays,
          })}
        </SmallPrint>
      </Box>
    </Part>
  );
}

function Secure() {
  const { t } = useTranslation('checkout');
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="sm"
      fontWeight="600"
      color="trust.fg"
      whiteSpace="nowrap"
      css={{ [LARGE_TEXT]: { whiteSpace: 'normal' } }}
    >
      <LockKeyhole size={16} strokeWidth={2} aria-hidden />
      {t('card.secure')}
    </chakra.span>
  );
}

function Mandate() {
  const { t } = useTranslation('checkout');
  const { register } = useFormContext<CheckoutValues>();
  const message = useFieldMessage('acceptsMandate');
  return (
    <div>
      <Checkbox
        id={fieldId('acceptsMandate')}
        errorId={message && fieldErrorId('acceptsMandate')}
        {...register('acceptsMandate')}
      >
        <RichText text={t('card.mandate')} marks={{ terms: <TextLink to="/terms" target="_blank" /> }} />
      </Checkbox>
      <FieldError name="acceptsMandate" />
    </div>
  );
}

const wordsOf = (isAtOnce: boolean) =>
  isAtOnce
    ? ({ pay: 'atOnce.pay', paying: 'atOnce.paying', now: 'atOnce.now', onDay: 'atOnce.amountOnDay' } as const)
    : ({ pay: 'card.pay', paying: 'card.paying', now: 'card.whenAccepted', onDay: 'card.onDay' } as const);

type PayBarProps = Pick<PayPartProps, 'checkout' | 'price' | 'payment'>;

/** The phone's button, fixed at the bottom. */
export function PayBar({ checkout: { space, booking }, price, payment }: PayBarProps) {
  const { t } = useTranslation('checkout');
  const { money, day } = useFormats();
  const footHeight = useFootHeight();
  const words = wordsOf(booking.confirmsAtOnce);
  // The earliest date of the first charge.
  const dueOn = price.lines[0]?.dueOn ?? booking.from;
  const values = { amount: money(cardCents(price)), host: hostNameOf(space.host), day: day(dueOn, SHORT_DAY) };
  return (
    <Box
      hideFrom="md"
      position="sticky"
      style={footHeight}
      bottom="var(--foot-h)"
      zIndex="20"
      marginInline="calc(-1 * var(--gutter))"
      padding="12px 16px calc(12px + env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      <Button
        type="submit"
        size="xl"
        width="100%"
        flexDirection="column"
        gap="0"
        lineHeight="1.25rem"
        whiteSpace="normal"
        loading={payment.isPaying}
        loadingText={t(words.paying)}
      >
        <span>{t(words.pay)}</span>
        <chakra.small textStyle="sm" fontWeight="500" fontVariantNumeric="tabular-nums">
          {t(dueOn > today() ? words.onDay : words.now, values)}
        </chakra.small>
      </Button>
    </Box>
  );
}
