import { Locale } from '../../../core/values/locale.js';
import type { DefaultEntry, WordList, Words } from '../../../core/words/word-list.js';
import { SAMPLE_PARAMS } from '../mails/notification-samples.js';
import type { NotificationEntry } from '../notification-entry.types.js';
import { notificationEntries, typeNameOf, type NotificationType } from '../notification.enums.js';
import { NotificationChannel } from '../preferences/notification-groups.types.js';
import { en } from './en.js';
import { es } from './es.js';
import { fillGaps, valuesOf } from './notification-words.rules.js';
import { reasonText, sampleReason } from './reason-texts.js';

const CATALOGUES = { es, en } as const;
const SHOWN = /^(title|message)(_|$)/;
const SUBJECT = /^subject(_|$)/;
const GAP = /\{\{(\w+)\}\}/g;

/** The gap names of parameters that differ from them; parameters without one only select variants. */
const GAPS_OF_PARAM: Readonly<Record<string, readonly string[]>> = {
  amountCents: ['amount'],
  creditCents: ['credit'],
  feeCents: ['fee'],
  rateBps: ['rate'],
  newRateBps: ['newRate'],
  text: ['snippet'],
  by: ['actor'],
  ...Object.fromEntries(
    ['timeZone', 'subject', 'reason', 'address', 'isCharged', 'isAgreed'].map((name) => [name, []]),
  ),
};

/** The notification texts that the staff may edit: titles, messages and mail subjects. */
export const notificationWords: WordList = {
  name: 'notifications',
  defaults: [...notificationEntries].map(([type, entry]) => ({
    key: type,
    words: { es: wordsOf(type, entry, Locale.ES), en: wordsOf(type, entry, Locale.EN) },
  })),
  addedParts: null,
  hasSwitch: () => false,
  hasOrder: false,
  maxLength: (part) => (part.startsWith('message') ? 400 : 150),
  gapsOf,
};

function wordsOf(type: NotificationType, { channels, mail }: NotificationEntry, locale: Locale): Words {
  const { types, mail: shared } = CATALOGUES[locale];
  const name = typeNameOf(type);
  const own: Readonly<Record<string, unknown>> = name ? types[name] : {};
  const shown = Object.entries(own).filter((pair): pair is [string, string] => SHOWN.test(pair[0]) && isText(pair[1]));
  if (!channels.includes(NotificationChannel.EMAIL)) return Object.fromEntries(shown);
  const subjects =
    mail?.template === 'notifications.messages'
      ? Object.entries(shared.messages).filter(([key]) => SUBJECT.test(key))
      : [['subject', subjectOf(type)] as const];
  return Object.fromEntries([...shown, ...subjects]);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The default subject of a mail: the title, and its subject. */
function subjectOf(type: NotificationType): string {
  const entry = notificationEntries.get(type);
  if (entry?.mail?.template === 'notifications.saved-search') return '{{title}}: {{search}}';
  const name = typeNameOf(type);
  const own: Readonly<Record<string, unknown>> = name ? es.types[name] : {};
  const namesSpace = String(own['title']).includes('{{space}}');
  return entry && isAboutSpace(entry) && !namesSpace ? '{{title}}: {{space}}' : '{{title}}';
}

function isAboutSpace({ to, params }: NotificationEntry): boolean {
  return params.includes('space') || to === 'renter' || to === 'host' || to === 'both sides';
}

/** The allowed gaps in a text of a type: its parameters and those in the current texts of the same part, each with an example. */
function gapsOf({ key, words }: DefaultEntry, part: string, locale: Locale): Readonly<Record<string, string>> {
  const entry = notificationEntries.get(key as NotificationType);
  const stored = (entry?.params ?? []).flatMap((param): readonly string[] => GAPS_OF_PARAM[param] ?? [param]);
  const [base] = part.split('_', 1);
  const used = [words.es, words.en].flatMap((texts) =>
    Object.entries(texts)
      .filter(([name]) => name.split('_', 1)[0] === base)
      .flatMap(([, text]) => [...text.matchAll(GAP)].map(([, name = '']) => name)),
  );
  const values: Readonly<Record<string, string | number>> = valuesOf(SAMPLE_PARAMS, locale);
  const titles = Object.entries(words[locale]).filter(([name]) => name.startsWith('title'));
  const title = fillGaps(titles[0]?.[1] ?? '', values);
  const type = key as NotificationType;
  const reason = reasonText(type, sampleReason(type), locale, {});
  const known: Readonly<Record<string, string | number>> = { ...values, title, reason };
  return Object.fromEntries([...new Set([...stored, ...used])].map((name) => [name, String(known[name] ?? '')]));
}
