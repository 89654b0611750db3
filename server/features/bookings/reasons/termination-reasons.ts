import { reasonList } from '../../../core/words/reason-list.js';
import { TerminationReason } from '../billing/billing.enums.js';

/** The breaches for which the staff terminate a rental, as both sides read them. */
export const terminationReasons = reasonList(
  'termination_reasons',
  [
    [TerminationReason.NON_PAYMENT, 'Impago', 'Non-payment'],
    [TerminationReason.FORBIDDEN_GOODS, 'Objetos no permitidos', 'Things that are not allowed'],
    [TerminationReason.FRAUD, 'Fraude', 'Fraud'],
  ],
  TerminationReason.NON_PAYMENT,
);
