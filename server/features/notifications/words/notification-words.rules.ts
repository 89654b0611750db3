import { defaultConstants } from '../../../core/constants/constants.js';
import { createInstance } from 'i18next';
import type { MailBody } from '../../../core/mail/mail-body.types.js';
import { pluralForm } from '../../../core/values/formats.js';
import { formatDay } from '../../../core/values/format-day.js';
import { percent } from '../../../core/values/format-numbers.js';
import { formatDeadline } from '../../../core/values/format-deadline.js';
import { Locale } from '../../../core/values/locale.js';
import { withSingleStops } from '../../../core/values/single-stops.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { renderBody } from '../../messages/message-text.rules.js';
import { VerificationKind } from '../../verification/verification.enums.js';
import type { NotificationParams } from '../notification-entry.types.js';
import { typeNameOf, type NotificationType } from '../notification.enums.js';
import type { Words } from '../../../core/words/word-list.js';
import type { Catalogue } from './catalogue.types.js';
import { en } from './en.js';
import { es } from './es.js';
import { formatCents, formatFullInstant, snippetOf } from './format-values.rules.js';
import { reasonText } from './reason-texts.js';

/** The parameters that texts are selected and filled by: a notification's, and those of mails only. */
export interface WordParams extends NotificationParams {
  /** ISO instant of a cancellation. */
  readonly cancelledAt?: string;
  /** Whether the booking has periods after the first. */
  readonly hasLaterPeriods?: boolean;
  /** Whether nothing waits for an answer any more. */
  readonly isDecided?: boolean;
  /** The host is a professional: the right of withdrawal covers the rent too. */
  readonly isHostTrader?: boolean;
  /** The text of a message is withheld from the reader. */
  readonly isWithheld?: boolean;
  /** Days after the confirmation in which the law allows to withdraw, by the booking's terms. */
  readonly withdrawalDays?: number;
}

/** The texts in the bell and the lists. */
export interface NotificationText {
  readonly title: string;
  readonly message: string;
}

/** The texts of a mail. */
export interface MailWords {
  readonly title: string;
  /** As in the bell. */
  readonly message: string;
  /** The staff's version; null for the template's. */
  readonly subject: string | null;
  readonly paragraphs: readonly string[];
  /** Label of the button. */
  readonly action: string;
}

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { [Locale.ES]: es, [Locale.EN]: en };
const NAMESPACE = 'notifications';

const i18n = createInstance();
void i18n.init({
  initAsync: false,
  resources: { [Locale.ES]: { [NAMESPACE]: es }, [Locale.EN]: { [NAMESPACE]: en } },
  defaultNS: NAMESPACE,
  // The mail layout and React escape.
  interpolation: { escapeValue: false },
});

type Translate = (key: string, values: Readonly<Record<string, unknown>>) => string;
const TRANSLATE: Readonly<Record<Locale, Translate>> = {
  [Locale.ES]: i18n.getFixedT(Locale.ES) as Translate,
  [Locale.EN]: i18n.getFixedT(Locale.EN) as Translate,
};

/** Title and message in a language, with the staff's edits; null for an unknown type, such as one stored by a newer version. */
export function notificationText(
  type: NotificationType,
  params: WordParams,
  locale: Locale,
  edited: Words = {},
): NotificationText | null {
  const name = typeNameOf(type);
  if (!name) return null;
  const render = createRenderer(type, params, locale, edited);
  // Often only one of the two is requested.
  return {
    get title() {
      return render(`types.${name}`, 'title');
    },
    get message() {
      return render(`types.${name}`, 'message');
    },
  };
}

/** The texts of a type's mail in a language. */
export function mailWords(type: NotificationType, params: WordParams, locale: Locale, edited: Words = {}): MailWords {
  const name = typeNameOf(type);
  if (!name) throw new Error(`notification type ${type} is unknown`);
  const render = createRenderer(type, params, locale, edited);
  const [path, { mail }] = [`types.${name}`, CATALOGUES[locale].types[name]];
  const [title, message] = [render(path, 'title'), render(path, 'message')];
  const paragraphs =
    typeof mail === 'object' ? paragraphNames(mail).map((paragraph) => render(`${path}.mail`, paragraph)) : [message];
  return {
    title,
    message,
    subject: editedSubject(edited, { ...valuesOf(params, locale), title }, locale),
    paragraphs: paragraphs.filter((text) => text !== ''),
    action: actionLabel(render, path, locale),
  };
}

/** The label of a notification's link button; null for an unknown type. */
export function linkLabel(type: NotificationType, params: WordParams, locale: Locale): string | null {
  const name = typeNameOf(type);
  return name ? actionLabel(createRenderer(type, params, locale), `types.${name}`, locale) : null;
}

/** What leads to the booking has the same label, if it has none of its own. */
const actionLabel = (render: Renderer, path: string, locale: Locale): string =>
  render(path, 'action') || sharedMailWords('toBooking', {}, locale);

/** The texts shared by all mails, below `mail` of the catalogue. */
export function sharedMailWords(key: string, values: Readonly<Record<string, unknown>>, locale: Locale): string {
  return TRANSLATE[locale](`mail.${key}`, values);
}

/** The footer of an optional mail: how to unsubscribe. */
export function unsubscribeFooter(kind: string, url: string, locale: Locale): NonNullable<MailBody['stop']> {
  return { text: sharedMailWords(`stop.${kind}`, {}, locale), label: sharedMailWords('stop.link', {}, locale), url };
}

/** A paragraph with variants is one paragraph; their order is the mail's. */
function paragraphNames(mail: object): string[] {
  return [...new Set(Object.keys(mail).map((key) => key.split('_', 1)[0] ?? key))];
}

type Renderer = (path: string, key: string) => string;

/** Creates the function that renders a key below a path: its first existing variant, else the plain key, else nothing. */
function createRenderer(type: NotificationType, params: WordParams, locale: Locale, edited: Words = {}): Renderer {
  const values = { ...valuesOf(params, locale), reason: reasonText(type, params.reason, locale, edited) };
  const variants = variantsOf(params, values.snippet);
  const isEdited = Object.keys(edited).length > 0;
  return (path, key) => {
    const words = i18n.getResource(locale, NAMESPACE, path) as Readonly<Record<string, unknown>>;
    const found = [...variants.map((variant) => `${key}_${variant}`), key].find(
      (name) => name in words || `${name}_other` in words,
    );
    // i18next returns the key where the text is empty.
    if (found === undefined || words[found] === '') return '';
    const own =
      isEdited && !path.endsWith('.mail')
        ? edited[found in words ? found : pluralOf(found, words, values, locale)]
        : undefined;
    return withSingleStops(own === undefined ? TRANSLATE[locale](`${path}.${found}`, values) : fillGaps(own, values));
  };
}

/** The plural form of a key for a count. */
function pluralOf(
  key: string,
  words: Readonly<Record<string, unknown>>,
  { count }: { readonly count: number },
  locale: Locale,
): string {
  const form = `${key}_${pluralForm(locale, count)}`;
  return form in words ? form : `${key}_other`;
}

function editedSubject(
  edited: Words,
  values: ReturnType<typeof valuesOf> & { readonly title: string },
  locale: Locale,
): string | null {
  const text = edited['subject'] ?? edited[`subject_${pluralForm(locale, values.count)}`];
  return text === undefined ? null : fillGaps(text, values);
}

/** Fills the gaps of the staff's texts in one pass, so that filled values are never read as gaps. */
export function fillGaps(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{\{\s*(\w+)\s*\}\}/g, (_gap, name: string) => String(values[name] ?? ''));
}

/** Whether the staff or the system did it: for both sides that is Hueco. */
const isByHueco = ({ by }: WordParams): boolean => by === 'admin' || by === 'system';

/** The variants for these parameters, the most specific first. */
function variantsOf(params: WordParams, snippet: string): string[] {
  const variants: Readonly<Record<string, unknown>> = {
    byStaff: isByHueco(params),
    fee: params.feeCents,
    // Merges two texts, or returns the only one.
    amountCredit: params.amountCents && params.creditCents,
    credit: params.creditCents,
    account: params.last4,
    amount: params.amountCents,
    charged: params.isCharged,
    dated: params.day,
    space: params.subject === VerificationKind.SPACE,
    rolling: params.from && !params.to,
    later: params.hasLaterPeriods,
    trader: params.isHostTrader,
    withheld: params.isWithheld,
    text: snippet,
    decided: params.isDecided,
    about: params.space,
    unworded: !params.statement,
  };
  const chosen = Object.keys(variants).filter((name) => variants[name]);
  return params.reason ? [...chosen, params.reason] : chosen;
}

/** The values of the gaps, formatted in a language. */
export function valuesOf(params: WordParams, locale: Locale) {
  const zone = params.timeZone || MAINLAND_ZONE;
  const otherSide = params.otherSide ?? params.renter ?? '';
  return {
    count: params.count ?? params.within ?? 1,
    space: params.space ?? '',
    renter: params.renter ?? '',
    otherSide,
    actor: isByHueco(params) ? 'Hueco' : otherSide,
    from: params.from ? formatDay(params.from, locale) : '',
    to: params.to ? formatDay(params.to, locale) : '',
    newFrom: params.newFrom ? formatDay(params.newFrom, locale) : '',
    newTo: params.newTo ? formatDay(params.newTo, locale) : '',
    day: params.day ? formatDay(params.day, locale) : '',
    deadline: params.deadline ? formatDeadline(params.deadline, zone, locale) : '',
    cancelledAt: params.cancelledAt ? formatFullInstant(params.cancelledAt, zone, locale) : '',
    amount: params.amountCents ? formatCents(params.amountCents, locale) : '',
    credit: params.creditCents ? formatCents(params.creditCents, locale) : '',
    fee: params.feeCents ? formatCents(params.feeCents, locale) : '',
    rate: typeof params.rateBps === 'number' ? percent(params.rateBps, locale) : '',
    newRate: typeof params.newRateBps === 'number' ? percent(params.newRateBps, locale) : '',
    last4: params.last4 ?? '',
    within: String(params.within ?? ''),
    withdrawalDays: params.withdrawalDays ?? defaultConstants.WITHDRAWAL_DAYS,
    search: params.search ?? '',
    statement: params.statement ?? '',
    code: params.code ?? '',
    topic: params.topic ?? '',
    name: params.name ?? '',
    snippet: snippetOf(renderBody(params.text ?? '', locale, params.isAgreed ?? false)),
  };
}
