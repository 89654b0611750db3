import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { isTyped } from '../../../ui/cards/card-values';
import { checkoutSchema, type CheckoutAnswers, type CheckoutValues } from './checkout.schema';

/** Validates the values of a checkout; the card's only where one is typed. */
export function checkoutResolver(expiryIncomplete: string): Resolver<CheckoutValues, unknown, CheckoutAnswers> {
  return (values, ...rest) => zodResolver(checkoutSchema(expiryIncomplete, !isTyped(values)))(values, ...rest);
}
