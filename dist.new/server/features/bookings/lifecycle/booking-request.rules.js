import { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
export const MAX_MESSAGE_LENGTH = 2000;
export const MAX_DECLINE_TEXT_LENGTH = 500;
/** What is wrong with a request, all fields at once. */
export function requestProblems(request, allowedGoods) {
    const problems = [];
    const refused = request.goods.filter((category) => !allowedGoods.includes(category));
    if (request.goods.length === 0)
        problems.push({ path: 'goods', code: FieldProblemCode.GOODS_REQUIRED });
    else if (refused.length > 0)
        problems.push({
            path: 'goods',
            code: FieldProblemCode.GOODS_NOT_ALLOWED,
            params: { goods: refused.map((category) => category.toUpperCase()) },
        });
    if (!request.acceptsProhibitedGoodsRule)
        problems.push({ path: 'acceptsProhibitedGoodsRule', code: FieldProblemCode.PROHIBITED_NOT_DECLARED });
    if (request.message.length > MAX_MESSAGE_LENGTH)
        problems.push({ path: 'message', code: FieldProblemCode.MESSAGE_TOO_LONG, params: { max: MAX_MESSAGE_LENGTH } });
    if (!request.acceptsMandate)
        problems.push({ path: 'acceptsMandate', code: FieldProblemCode.MANDATE_REQUIRED });
    return problems;
}
/** Text as it is kept: without the characters a database or a screen cannot show. */
export function cleanText(text) {
    return text.replace(/[^\P{Cc}\n]/gu, '').trim();
}
//# sourceMappingURL=booking-request.rules.js.map