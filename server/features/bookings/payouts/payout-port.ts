import type { ServiceContext } from '../../../core/context.js';
import type { PaymentsPort } from '../../../ports/payments/payments.js';

/** The part of the payment provider that pays hosts and lists movements. */
export type PayoutProvider = Pick<
  PaymentsPort,
  'name' | 'transfer' | 'findTransfer' | 'reverseTransfer' | 'payOut' | 'findPayout' | 'retrievePayout' | 'listBalance'
>;

/** The destination of a host's money. */
export interface PayoutAccount {
  readonly provider: string;
  readonly ref: string;
  readonly ibanLast4: string | null;
}

/** The provider's refusal while a balance, ours or that of the account, does not cover the amount. */
export const BALANCE_TOO_SMALL = 'balance_insufficient';

/** The provider's refusals because of the account that receives the money. */
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  'account_closed',
  'account_invalid',
  'bank_account_declined',
  'bank_account_restricted',
  'bank_account_unusable',
  'bank_account_unverified',
  'insufficient_capabilities_for_transfer',
  'no_account',
  'payouts_not_allowed',
  'resource_missing',
  'transfers_not_allowed',
]);

/** Whether the provider refuses a payout because of its account; after the transfer the balance is that of the account too. */
export function isOfAccount(code: string, isTransferred: boolean): boolean {
  return OF_ACCOUNT.has(code) || (isTransferred && code === BALANCE_TOO_SMALL);
}

/** The reason of a payout that the staff end because the provider never answered. */
export const UNANSWERED = 'unanswered';

/** How payouts reach the provider; implemented by the feature with the connected accounts. */
export interface PayoutGateway {
  /** The provider by its stored name; null when it is no longer configured. */
  providerOf(ctx: ServiceContext, name: string): PayoutProvider | null;
  /** The provider whose balance is compared every night; null without one. */
  mainProvider(ctx: ServiceContext): PayoutProvider | null;
  /** The host's account, null until it is complete. */
  accountOf(tx: ServiceContext, hostId: string): Promise<PayoutAccount | null>;
}

let gateway: PayoutGateway | null = null;

/** Registers the payout gateway. Without it all money waits. */
export function providePayoutGateway(provided: PayoutGateway | null): void {
  gateway = provided;
}

/** The registered gateway; null while no provider can pay hosts. */
export function payoutGateway(): PayoutGateway | null {
  return gateway;
}
