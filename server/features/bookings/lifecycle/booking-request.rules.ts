import type { FieldError } from '../../../core/errors/errors.js';
import { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
import { lengthOf } from '../../../core/values/text.js';
import type { GoodsCategory } from '../../spaces/space.enums.js';

/** The renter's input of a request. */
export interface BookingRequestContent {
  readonly goods: readonly GoodsCategory[];
  readonly acceptsProhibitedGoodsRule: boolean;
  readonly message: string;
  readonly acceptsMandate: boolean;
  readonly acceptsTerms: boolean;
}

export const MAX_MESSAGE_LENGTH = 2000;
export const MAX_DECLINE_TEXT_LENGTH = 500;

/** The problems of a request, all fields at once. */
export function requestProblems(request: BookingRequestContent, allowedGoods: readonly GoodsCategory[]): FieldError[] {
  const problems: FieldError[] = [];
  const refused = request.goods.filter((category) => !allowedGoods.includes(category));
  if (request.goods.length === 0) problems.push({ path: 'goods', code: FieldProblemCode.GOODS_REQUIRED });
  else if (refused.length > 0)
    problems.push({
      path: 'goods',
      code: FieldProblemCode.GOODS_NOT_ALLOWED,
      params: { goods: refused.map((category) => category.toUpperCase()) },
    });
  if (!request.acceptsProhibitedGoodsRule)
    problems.push({ path: 'acceptsProhibitedGoodsRule', code: FieldProblemCode.PROHIBITED_NOT_DECLARED });
  if (lengthOf(request.message) > MAX_MESSAGE_LENGTH)
    problems.push({ path: 'message', code: FieldProblemCode.MESSAGE_TOO_LONG, params: { max: MAX_MESSAGE_LENGTH } });
  if (!request.acceptsMandate) problems.push({ path: 'acceptsMandate', code: FieldProblemCode.MANDATE_REQUIRED });
  if (!request.acceptsTerms) problems.push({ path: 'acceptsTerms', code: FieldProblemCode.TERMS_REQUIRED });
  return problems;
}
