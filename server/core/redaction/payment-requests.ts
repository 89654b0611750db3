import { decodeLeet } from './contact/number-words.js';
import { readable } from './contact/readable-text.js';
import { findContactData, findInSeen, mergedSpans, type ContactSpan } from './contact-data.js';

// After a booking is confirmed phone numbers are shown; requests to pay outside Hueco stay hidden, so that nobody loses the platform's
// protection.

const ME = '(?:me|nos)';
const MONEY =
  '(?:el dinero|la fianza|el alquiler|el mes|la mitad|la se[ñn]al|el importe|una transferencia|un ingreso|la transferencia|el ingreso|the money|the rent|the deposit|half|a transfer|a bank transfer)';
const OUTSIDE =
  '(?:por fuera|fuera de hueco|sin pasar por hueco|fuera de la (?:web|app|plataforma)|en efectivo|en mano|outside (?:of )?hueco|off the (?:site|app|platform)|in cash|cash in hand|directly)';
const ACCOUNT =
  '(?:mi|nuestra|esta|la siguiente|my|our|this) (?:cuenta|n[uú]mero de cuenta|cuenta bancaria|account|bank account)';
const PAY = `(?:p[aá]ga(?:d|r)?${ME}(?:lo|la)?|${ME} pagas|${ME} (?:lo|la) pagas|ingr[eé]sa(?:r)?${ME}(?:lo|la)?|transfi[eé]re(?:r)?${ME}(?:lo|la)?|transferir${ME}|p[aá]galo|p[aá]gala|pay (?:me|us)|pay it|wire (?:me|us)|send (?:me|us))`;
const WITHIN_SENTENCE = '[^.!?\\n]{0,40}?';

const PATTERNS: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${PAY}(?!\\p{L})(?:${WITHIN_SENTENCE} ${OUTSIDE})(?!\\p{L})`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:ingr[eé]sa${ME}|transfi[eé]re${ME}|wire (?:me|us)|(?:p[aá]sa|m[aá]nda|env[ií]a)${ME} ${MONEY}|(?:haz(?:me|nos)|h[aá]ga(?:me|nos)|${ME} haces|hacer(?:me|nos)) (?:una transferencia|un ingreso)|send (?:me|us) ${MONEY})(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:transfer(?:encia|ir|encias)?|ingres[oa]r?|ingresarlo|transfi[eé]relo|ingr[eé]salo|pay|wire)${WITHIN_SENTENCE} (?:en|a|to|into) ${ACCOUNT}(?!\\p{L})`,
    'giu',
  ),
];
/** Messengers are allowed between people who have a booking; payment apps are not. */
const PAYMENT_APP = /^(?:[bv]i[sz]|pay|rev)/;

/** Requests to pay outside Hueco: account numbers, payment apps, and the request itself. */
function requestsAmong(text: string, known: readonly ContactSpan[]): ContactSpan[] {
  const ways = known.flatMap((span): ContactSpan[] => {
    if (span.kind === 'iban') return [span];
    return span.kind === 'app' && sendsMoney(text.slice(span.from, span.to)) ? [{ ...span, kind: 'payment' }] : [];
  });
  return mergedSpans([...ways, ...findInSeen(text, requestedIn)]);
}

const sendsMoney = (app: string): boolean => PAYMENT_APP.test(decodeLeet(readable(app).text).replace(/[^a-z]/g, ''));

function requestedIn(text: string): ContactSpan[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }): ContactSpan => ({
      kind: 'payment',
      from: index,
      to: index + found.length,
    })),
  );
}

/** The hidden parts of a message: all contact data until a booking is confirmed, only requests to pay outside Hueco after it. */
export function findHiddenSpans(text: string, isConfirmed: boolean): ContactSpan[] {
  const known = findContactData(text);
  const requests = requestsAmong(text, known);
  return isConfirmed ? requests : mergedSpans([...known, ...requests]);
}
