/** A similar space that an e-mail links to. */
export interface AlternativeSpace {
  readonly id: string;
  readonly title: string;
  /** All-in monthly price in cents. */
  readonly priceCents: number;
  /** Path of its cover; null without one. */
  readonly picture: string | null;
}
