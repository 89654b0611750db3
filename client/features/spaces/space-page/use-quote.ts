import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toAppError, type FieldError } from '../../../apollo/app-error';
import { useSpaceQuoteQuery, type SpaceQuoteQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { isComplete, type Stay } from '../../../ui/booking/stay-address';

export type Quote = SpaceQuoteQuery['priceQuote'];

/** The price of a stay from the server. */
export interface QuoteState {
  /** The last known price, also while the next one loads. */
  quote: Quote | null;
  isLoading: boolean;
  /** Why there is none, as text. */
  problem: string | null;
  retry: (() => void) | null;
}

/** Requests the price of a stay, as soon as its dates are known. */
export function useQuote(spaceId: string, stay: Stay, canHavePrice: boolean): QuoteState {
  const isQuotable = canHavePrice && isComplete(stay);
  const { data, previousData, loading, error, refetch } = useSpaceQuoteQuery(
    isQuotable
      ? {
          variables: {
            input: {
              spaceId,
              from: stay.from ?? '',
              to: stay.isRolling ? null : stay.to,
              termType: stay.isRolling ? 'ROLLING' : 'FIXED',
            },
          },
          // Dates may be taken meanwhile, so a price is never read from the cache.
          fetchPolicy: 'cache-and-network',
        }
      : skipToken,
  );
  const problemText = useProblemText();
  if (!isQuotable) return { quote: null, isLoading: false, problem: null, retry: null };
  const isRefused = !loading && error !== undefined;
  return {
    quote: isRefused ? null : ((data ?? previousData)?.priceQuote ?? null),
    isLoading: loading,
    problem: isRefused ? problemText(error) : null,
    retry: isRefused && toAppError(error).fields.length === 0 ? () => void refetch() : null,
  };
}

function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('space');
  const { day } = useFormats();
  const { textOf, fieldText } = useErrorText();
  /* With the limit, if the server returns it. */
  const exact = ({ code, params = {} }: FieldError): string | null => {
    const { minDays, availableFrom, latest, maxDays } = params as Partial<Record<string, never>>;
    if (code === 'STAY_TOO_SHORT' && minDays) return t('booking.tooShort', { count: minDays });
    if (code === 'BEFORE_AVAILABLE' && availableFrom) return t('booking.beforeAvailable', { day: day(availableFrom) });
    if (code === 'STAY_TOO_LONG' && latest) return t('booking.tooLong', { day: day(latest) });
    if (code === 'START_TOO_FAR' && maxDays) return t('booking.tooFar', { count: maxDays });
    return null;
  };
  return (error) => {
    const problem = toAppError(error);
    const [field] = problem.fields;
    return field ? (exact(field) ?? fieldText(field)) : textOf(problem);
  };
}
