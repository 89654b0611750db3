/** Texts of an account mail; gaps are named after the parameters the mail was queued with. */
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
  /** The text of a listed parameter that is empty; without it the line is left out. */
  readonly whenEmpty?: Readonly<Record<string, string>>;
}
