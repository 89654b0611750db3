import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import type { PaymentsPort } from './payments.js';

const NAMES: readonly (keyof PaymentsPort)[] = [
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

/** No provider: browsing and publishing work, paying fails as unavailable. */
export function noPayments(): PaymentsPort {
  const refuse = (): Promise<never> => Promise.reject(new DomainError(ErrorCode.PAYMENT_UNAVAILABLE));
  const calls = Object.fromEntries(NAMES.map((name) => [name, refuse]));
  const readEvent = (): never => {
    throw new DomainError(ErrorCode.NOT_FOUND);
  };
  return { ...calls, name: 'none', cardForm: null, readEvent } as unknown as PaymentsPort;
}
