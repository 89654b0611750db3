import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../core/values/durations.js';
import type { Translator } from './translator.js';

const MAX_ENTRIES = 2_000;

/** Translates the same text once a day; concurrent calls share one request. In memory only: people's texts are not stored a second time. */
export function cachedTranslator(translator: Translator): Translator {
  const cache = new LRUCache<string, Promise<string>>({ max: MAX_ENTRIES, ttl: DAY_MS });
  return {
    translate(text, languages) {
      const key = createHash('sha256')
        .update(JSON.stringify([languages, text]))
        .digest('base64');
      const cached = cache.get(key);
      if (cached) return cached;
      const asked = translator.translate(text, languages);
      cache.set(key, asked);
      // The next request retries.
      asked.catch(() => cache.get(key) === asked && cache.delete(key));
      return asked;
    },
  };
}
