/** Words of an account mail; gaps are called as the parameters the mail was queued with. */
export interface AccountMailWords {
  readonly subject: string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  /** Label of the button. */
  readonly label: string;
  /** Small print below the button. */
  readonly note?: string;
  /** Labels of the parameters that the mail lists. */
  readonly details?: Readonly<Record<string, string>>;
  /** What a listed parameter says when it is empty; without it the line is left out. */
  readonly whenEmpty?: Readonly<Record<string, string>>;
}
