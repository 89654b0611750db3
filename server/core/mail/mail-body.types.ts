/** One mail: a heading, some paragraphs, at most one action. All values are plain text; the layout escapes them. */
export interface MailBody {
  readonly subject: string;
  /** The preview line that mail programs show beside the subject. */
  readonly preview: string;
  /** Shown above the heading. */
  readonly picture?: { readonly url: string; readonly alt: string };
  /** "Hola, Marta": a line above the heading. */
  readonly greeting?: string;
  /** The headline; the subject by default. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  readonly details?: readonly MailDetail[];
  /** Introduces the items below. */
  readonly beforeLinks?: string;
  /** Items, each with a line of text. */
  readonly links?: readonly MailLink[];
  readonly afterLinks?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the action. */
  readonly note?: string;
  /** In the footer: how to unsubscribe from these mails. */
  readonly stop?: { readonly text: string; readonly label: string; readonly url: string };
  /** In the footer: why the reader receives this mail; by default what was done with their address. */
  readonly why?: string;
}

/** A mail with its defaults applied. */
export type WholeMailBody = MailBody & Required<Pick<MailBody, 'heading' | 'why'>>;

/** A label with its value. */
export interface MailDetail {
  readonly label: string;
  readonly value: string;
}

/** One item of a mail. */
export interface MailLink {
  readonly label: string;
  readonly text: string;
  readonly url: string;
  /** A small decorative picture beside the text. */
  readonly picture?: string;
}
