import { z } from 'zod';
import { readOutside } from '../core/outgoing.js';
import { assertNoTransaction } from '../core/writes/transaction.js';
import type { Translator } from './translator.js';

const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** A translation is about as long as its text; a far longer one is invalid. */
const longest = (text: string): number => 4 * text.length + 200;

const answers = z.object({ translatedText: z.string().trim().min(1) });

/** LibreTranslate, or a compatible service: `POST /translate` below the URL, whose password is the key. */
export function libreTranslate(address: string, timeoutMs = TIMEOUT_MS): Translator {
  const base = new URL(address);
  const key = decodeURIComponent(base.password);
  base.username = '';
  base.password = '';
  const url = new URL('translate', base.href.endsWith('/') ? base : `${base.href}/`).href;
  return {
    async translate(text, { from, to }) {
      assertNoTransaction('translator');
      const { status, body } = await readOutside(url, {
        timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        post: JSON.stringify({ q: text, source: from, target: to, format: 'text', ...(key && { api_key: key }) }),
        // Configured by the operator of this server; it may run on the same machine.
        mayBePrivate: true,
      });
      if (status !== 200) throw new Error(`the translator answered ${status}`);
      const { translatedText } = answers.parse(JSON.parse(body.toString()));
      if (translatedText.length > longest(text)) throw new Error('the translator answered more than a translation');
      return translatedText;
    },
  };
}
