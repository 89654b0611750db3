/** One e-mail, ready to send; `id` makes sending it twice harmless. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go, when not to the sender. */
  readonly replyTo?: string;
  /** For mail programs, which show a button for it: a POST there is enough (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Sends e-mail. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** For adapters that keep what they sent: removes the mails to these addresses, and those that name any of these texts. */
  purge?(personal: { readonly addresses: readonly string[]; readonly texts: readonly string[] }): Promise<void>;
}
