/** One text message, ready to send; `id` makes sending it twice harmless. */
export interface TextMessage {
  readonly id: string;
  /** E.164: +34612345678 */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages to phones. */
export interface SmsPort {
  send(message: TextMessage): Promise<void>;
}
