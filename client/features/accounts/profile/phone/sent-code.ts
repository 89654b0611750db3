import type { RequestPhoneCodeMutation } from '../../../../generated/graphql';
import { readJson, writeJson } from '../../../../state/browser-storage';
import type { StoredKey } from '../../../../state/stored-keys';

/** A sent code: the number, and when another can be requested. */
export type SentCode = RequestPhoneCodeMutation['requestPhoneCode'];

const STORED_AS: StoredKey = { name: 'hueco_phone_code', scope: 'tab' };

interface StoredCode extends Pick<SentCode, 'phone' | 'expiresAt'> {
  readonly retryAt: number;
}

/** Stores a sent code, so that a reload goes on with it; null deletes it. */
export function storeSentCode(sent: SentCode | null): void {
  const stored: StoredCode | null = sent && {
    phone: sent.phone,
    expiresAt: sent.expiresAt,
    retryAt: Date.now() + sent.retryAfterSeconds * 1000,
  };
  writeJson(STORED_AS, stored);
}

/** The code that was sent before a reload, unless it has expired. */
export function readSentCode(): SentCode | null {
  const { phone = '', expiresAt = '', retryAt = 0 } = readJson<Partial<StoredCode>>(STORED_AS) ?? {};
  const now = Date.now();
  if (!(Date.parse(expiresAt) > now)) return null;
  return { phone, expiresAt, retryAfterSeconds: Math.max(0, Math.ceil((retryAt - now) / 1000)) };
}
