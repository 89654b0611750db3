import * as z from 'zod/mini';
import { code } from '../../../forms/problem-code';
import { DeclaredValueValues } from '../../../generated/values/DeclaredValue';
import { GoodsCategoryValues } from '../../../generated/values/GoodsCategory';
import { ProtectionPlanValues } from '../../../generated/values/ProtectionPlan';
import { anyCardShape, cardShape } from '../../../ui/cards/card-shape';
import { bookingBounds } from '../../../generated/bounds';
import type { FieldProblemCode } from '../../../generated/schema';

/* Checks only that values exist: the server and the provider validate them. Messages are the server's own codes. */

const accepted = (problem: FieldProblemCode) => z.boolean().check(z.refine((isAccepted) => isAccepted, code(problem)));

/** The fields of the checkout: card fields only where no saved card is chosen. */
export const checkoutSchema = (expiryIncomplete: string, hasSavedCard: boolean) =>
  z.object({
    goods: z.array(z.enum(GoodsCategoryValues)).check(z.minLength(1, code('GOODS_REQUIRED'))),
    declaredValue: z.pipe(
      z.nullable(z.enum(DeclaredValueValues)),
      z.enum(DeclaredValueValues, code('DECLARED_VALUE_REQUIRED')),
    ),
    acceptsProhibitedGoodsRule: accepted('PROHIBITED_NOT_DECLARED'),
    message: z.string().check(z.maxLength(bookingBounds.message.max, code('MESSAGE_TOO_LONG'))),
    protectionPlan: z.enum(ProtectionPlanValues),
    ...(hasSavedCard ? anyCardShape : cardShape(expiryIncomplete)),
    acceptsMandate: accepted('MANDATE_REQUIRED'),
    /* Our own checkout states it in the mandate's checkbox, and does not ask. */
    acceptsTerms: z.optional(accepted('TERMS_REQUIRED')),
  });

/** The complete values. */
export type CheckoutAnswers = z.infer<ReturnType<typeof checkoutSchema>>;

/** The form while it is filled in: the value band may not be chosen yet. */
export type CheckoutValues = Omit<CheckoutAnswers, 'declaredValue'> & {
  declaredValue: CheckoutAnswers['declaredValue'] | null;
};
