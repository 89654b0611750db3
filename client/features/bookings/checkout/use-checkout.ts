import { useCallback, useEffect } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { track } from '../../../analytics/track';
import type { Checkout_BookingFragment, SavedCard_CardFragment } from '../../../generated/graphql';
import { useLanguageOfErrors } from '../../../forms/use-language-of-errors';
import { readText, writeText } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';
import type { CheckoutAnswers, CheckoutValues } from './checkout.schema';
import type { CheckoutSpace } from './components/Summary';
import { deleteAnswers, firstValues, storeAnswers, type LastGoods } from './stored-answers';
import type { Hold } from './use-hold';
import { usePayment, type Payment } from './use-payment';

export type PlanPrice = Checkout_BookingFragment['planPrices'][number];

/** What a checkout is about: a space, the held dates, and the payer. */
export interface HeldCheckout {
  space: CheckoutSpace;
  booking: Checkout_BookingFragment;
  hold: Hold;
  /** The saved cards, the default first. */
  cards: readonly SavedCard_CardFragment[];
  lastGoods: LastGoods | null;
  onRequested: () => void;
}

interface Checkout {
  form: UseFormReturn<CheckoutValues, unknown, CheckoutAnswers>;
  /** The price of the chosen plan. */
  price: PlanPrice | undefined;
  payment: Payment;
}

/** The form of a checkout, its price and its payment. With `asksTerms` the terms have a checkbox of their own. */
export function useCheckout(
  { space, booking, hold, cards, lastGoods, onRequested }: HeldCheckout,
  asksTerms = false,
): Checkout {
  const form = useCheckoutForm(
    space.id,
    firstValues({
      spaceId: space.id,
      allowedGoods: space.allowedGoods,
      plans: booking.planPrices.map(({ plan }) => plan),
      cardId: cards.find(({ isExpired }) => !isExpired)?.id ?? '',
      lastGoods,
      asksTerms,
    }),
  );
  const plan = useWatch({ control: form.control, name: 'protectionPlan' });
  const price = booking.planPrices.find((candidate) => candidate.plan === plan) ?? booking.planPrices[0];
  const payment = usePayment({
    bookingId: booking.id,
    creditCents: price?.creditCents ?? 0,
    setError: form.setError,
    onRequested: () => {
      if (price)
        track({
          event: 'booking_requested',
          booking_id: booking.id,
          space_id: space.id,
          value: eurosOf(price),
          currency: 'EUR',
        });
      deleteAnswers(space.id);
      onRequested();
    },
    onChanged: () => void hold.reload().catch(() => undefined),
  });
  useInitiated(space.id, booking.id, price);
  return { form, price, payment };
}

function useCheckoutForm(
  spaceId: string,
  defaultValues: CheckoutValues,
): UseFormReturn<CheckoutValues, unknown, CheckoutAnswers> {
  const { t } = useTranslation('cards');
  const resolver = useCallback<Resolver<CheckoutValues, unknown, CheckoutAnswers>>(
    async (values, ...rest) => {
      try {
        const { checkoutResolver } = await import('./checkout-resolver');
        return checkoutResolver(t('expiryIncomplete'))(values, ...rest);
      } catch {
        // If the checks cannot be loaded, the server's suffice: it has all of them.
        return { values: values as CheckoutAnswers, errors: {} };
      }
    },
    [t],
  );
  const form = useForm<CheckoutValues, unknown, CheckoutAnswers>({ resolver, defaultValues, shouldFocusError: false });
  useLanguageOfErrors(form);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeAnswers(spaceId, values) }),
    [form, spaceId],
  );
  return form;
}

const eurosOf = ({ totalCents }: Pick<PlanPrice, 'totalCents'>): number => totalCents / 100;

/* Once per booking, also after a reload. */
function useInitiated(spaceId: string, bookingId: string, price: PlanPrice | undefined): void {
  const value = price && eurosOf(price);
  useEffect(() => {
    if (value === undefined || readText(STORED.trackedCheckout) === bookingId) return;
    if (track({ event: 'booking_initiated', space_id: spaceId, value, currency: 'EUR' }))
      writeText(STORED.trackedCheckout, bookingId);
  }, [spaceId, bookingId, value]);
}
