import { DomainError, ErrorCode } from '../../core/errors/errors.js';
const NAMES = [
    'createCustomer',
    'deleteCustomer',
    'saveMethod',
    'retrieveSetup',
    'retrieveMethod',
    'listMethods',
    'attachMethod',
    'detachMethod',
    'createPayment',
    'confirmPayment',
    'chargeOffSession',
    'retrievePayment',
    'capturePayment',
    'voidPayment',
    'refund',
    'findRefund',
    'retrieveRefund',
    'transfer',
    'reverseTransfer',
    'retrieveTransfer',
    'createAccount',
    'createOnboardingLink',
    'retrieveAccount',
    'payOut',
    'findPayout',
    'findTransfer',
    'retrievePayout',
    'listBalance',
    'retrieveDispute',
    'answerDispute',
];
/** No provider: browsing and publishing work, paying answers that it is unavailable. */
export function noPayments() {
    const refuse = () => Promise.reject(new DomainError(ErrorCode.PAYMENT_UNAVAILABLE));
    const calls = Object.fromEntries(NAMES.map((name) => [name, refuse]));
    const readEvent = () => {
        throw new DomainError(ErrorCode.NOT_FOUND);
    };
    return { ...calls, name: 'none', cardForm: null, readEvent };
}
//# sourceMappingURL=no-payments.js.map