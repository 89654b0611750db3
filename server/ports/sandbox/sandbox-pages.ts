/** A card as the sandbox stores it, without its number. */
export interface SandboxMethod {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
}

/** What the bank's page shows of a payment, or of a card to be saved, that waits for the renter's answer. */
export interface SandboxChallenge {
  readonly id: string;
  /** Null: nothing is paid, a card is saved. */
  readonly amountCents: number | null;
  readonly last4: string;
  readonly bookingReference: string;
  readonly isOpen: boolean;
}

/** What the pages do that are the provider's or the bank's in real life: the form of the card, the bank's question, the payee's details. */
export interface SandboxPages {
  /** Stores a card whose number is valid; only its brand and last digits are kept. */
  addMethod(digits: string, expMonth: number, expYear: number): Promise<SandboxMethod>;
  /** What the bank's page shows; null when there is no such question. */
  challenge(ref: string): Promise<SandboxChallenge | null>;
  /** The renter's answer on the bank's page; only the first one counts. Answers whether the bank is content. */
  answerChallenge(ref: string, isConfirmed: boolean): Promise<boolean>;
  /** The onboarding link's account and way back; null when there is none, or it is too old. */
  onboarding(link: string): Promise<{ readonly accountId: string; readonly returnUrl: string } | null>;
  /** The payee's bank account number, checked by the page. */
  completeAccount(accountId: string, iban: string): Promise<void>;
}
