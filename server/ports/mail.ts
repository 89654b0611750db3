/** A file of a mail. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** One e-mail, ready to send; `id` makes sending it twice harmless. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The reply address, if not the sender. */
  readonly replyTo?: string;
  /** For the unsubscribe button of mail programs: a POST to it is enough (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly files?: readonly MailFile[];
}

/** Sends e-mail. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** For adapters that store sent mails: removes those to these addresses, and those that contain any of these texts. */
  purge?(personal: { readonly addresses: readonly string[]; readonly texts: readonly string[] }): Promise<void>;
}
