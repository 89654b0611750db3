/** One mail: a heading, some paragraphs, at most one action. All values are plain text; they are escaped when the mail is laid out. */
export interface MailBody {
  readonly subject: string;
  /** The line mail programs show beside the subject. */
  readonly preview: string;
  /** Shown above the heading. */
  readonly picture?: { readonly url: string; readonly alt: string };
  /** "Hola, Marta": a line above the heading. */
  readonly greeting?: string;
  /** What has happened; the subject by default. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  readonly details?: readonly MailDetail[];
  /** Leads over to the things to look at. */
  readonly beforeLinks?: string;
  /** Things to look at, each with a line of its own. */
  readonly links?: readonly MailLink[];
  readonly afterLinks?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the action. */
  readonly note?: string;
  /** In the foot: how the reader gets no more of these mails. */
  readonly stop?: { readonly text: string; readonly label: string; readonly url: string };
  /** In the foot: why the reader has this mail; by default for what was done with their address. */
  readonly why?: string;
}

/** A mail with what it says by default. */
export type WholeMailBody = MailBody & Required<Pick<MailBody, 'heading' | 'why'>>;

/** A fact with its name. */
export interface MailDetail {
  readonly label: string;
  readonly value: string;
}

/** A thing to look at. */
export interface MailLink {
  readonly label: string;
  readonly text: string;
  readonly url: string;
  /** A small picture beside the words, which say all there is to know. */
  readonly picture?: string;
}
