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
