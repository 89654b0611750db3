import { Box, Skeleton } from '@chakra-ui/react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { failedWith, RequestFailed } from '../../apollo/app-error';
import { currentLanguage } from '../../i18n/setup';
import { LoadingRegion } from '../feedback/LoadingRegion';
import { ErrorState } from '../feedback/states';
import type { CardValues } from './card-values';

const HEIGHT = '56';

/** The provider's own fields for a new card: typed data never reach this page, only the card's id does. */
export function ProviderCardFields({ publishableKey }: { publishableKey: string }) {
  const [tries, setTries] = useState(0);
  return <LoadedFields key={tries} publishableKey={publishableKey} onRetry={() => setTries(tries + 1)} />;
}

function LoadedFields({ publishableKey, onRetry }: { publishableKey: string; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [appearance, setAppearance] = useState<Appearance>({});
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void loadStripe(publishableKey).then(
      (loaded) => {
        if (!isWanted) return;
        if (place.current) setAppearance(appearanceOf(place.current));
        setStripe(loaded);
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [publishableKey]);
  if (hasFailed) return <ErrorState error={unreachable()} onRetry={onRetry} />;
  return (
    <Box ref={place} color="fg" bg="bg.panel" borderColor="border" accentColor="brand.solid" minHeight={HEIGHT}>
      {stripe ? (
        <Elements
          stripe={stripe}
          options={{
            mode: 'setup',
            currency: 'eur',
            paymentMethodCreation: 'manual',
            allowedPaymentMethodTypes: ['card'],
            locale: currentLanguage(),
            appearance,
          }}
        >
          <Fields onFailure={() => setFailed(true)} />
        </Elements>
      ) : (
        <LoadingRegion>
          <Skeleton height={HEIGHT} borderRadius="lg" />
        </LoadingRegion>
      )}
    </Box>
  );
}

function Fields({ onFailure }: { onFailure: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const { setValue } = useFormContext<CardValues>();
  const revision = useRef(0);
  const offer = () => {
    if (!stripe || !elements) return;
    revision.current += 1;
    setValue('providerCard', { revision: revision.current, create: () => createFrom(stripe, elements) });
  };
  useEffect(() => () => setValue('providerCard', null), [setValue]);
  return (
    <PaymentElement
      options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } }}
      onReady={offer}
      onChange={offer}
      onLoadError={onFailure}
    />
  );
}

/** Stores the card with the provider and returns its id. The provider's own form shows errors at its fields. */
async function createFrom(stripe: Stripe, elements: StripeElements): Promise<string> {
  const { error: problem } = await elements.submit();
  if (problem)
    throw new RequestFailed({
      code: 'VALIDATION_FAILED',
      params: {},
      fields: [{ path: 'number', code: 'CARD_NUMBER_INVALID' }],
    });
  const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
  if (paymentMethod) return paymentMethod.id;
  if (error.type === 'card_error')
    throw new RequestFailed({
      code: 'PAYMENT_DECLINED',
      params: { reason: error.decline_code ?? error.code ?? null },
      fields: [],
    });
  throw unreachable();
}

const unreachable = () => failedWith('PAYMENT_UNAVAILABLE');

/** The page's colours and fonts, as far as a cross-origin frame accepts them. */
function appearanceOf(place: HTMLElement): Appearance {
  const style = getComputedStyle(place);
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorText: style.color,
      colorBackground: style.backgroundColor,
      colorPrimary: style.accentColor,
      fontFamily: style.fontFamily,
      fontSizeBase: style.fontSize,
    },
  };
}
