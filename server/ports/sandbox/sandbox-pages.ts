/** A stored card of the sandbox, without its number. */
export interface SandboxMethod {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
}

/** What the bank's page shows about a payment, or a card to be saved, that waits for the renter. */
export interface SandboxChallenge {
  readonly id: string;
  /** Null when no payment is made and a card is saved. */
  readonly amountCents: number | null;
  readonly last4: string;
  readonly bookingReference: string;
  readonly isOpen: boolean;
}

/**
 * The actions of pages that belong to the provider or the bank in production: the card form, the bank's confirmation, the payee's details.
 */
export interface SandboxPages {
  /** Stores a card whose number is valid; only its brand and last digits are kept. */
  addMethod(digits: string, expMonth: number, expYear: number): Promise<SandboxMethod>;
  /** The data of the bank's page; null when nothing waits for confirmation. */
  challenge(ref: string): Promise<SandboxChallenge | null>;
  /** The renter's answer on the bank's page; only the first one counts. Returns whether the bank confirms. */
  answerChallenge(ref: string, isConfirmed: boolean): Promise<boolean>;
  /** The onboarding link's account and return URL; null when it does not exist, or has expired. */
  onboarding(link: string): Promise<{ readonly accountId: string; readonly returnUrl: string } | null>;
  /** The payee's bank account number, validated by the page. */
  completeAccount(accountId: string, iban: string): Promise<void>;
}
