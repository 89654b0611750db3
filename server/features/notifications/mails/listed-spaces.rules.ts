import { toGlobalId } from '../../../core/graphql/global-id.js';
import type { MailLink } from '../../../core/mail/mail-body.types.js';
import type { MailScene } from '../../../core/mail/mailer.js';
import type { Locale } from '../../../core/values/locale.js';
import { mailPicture } from '../../spaces/photos/photo-files.js';
import type { AlternativeSpace } from './alternative-space.types.js';
import { sharedMailWords } from '../words/notification-words.rules.js';

/** A space in the list of a mail, as stored in the queue. */
interface ListedSpace {
  readonly path: string;
  readonly title: string;
  readonly priceCents: number;
  /** Missing in mails queued by an earlier version. */
  readonly picture?: string | null;
}

interface FoundSpace {
  readonly id: string;
  readonly title: string | null;
  readonly priceCents: number;
  readonly storageKey: string | null;
  readonly widths: number[] | null;
}

/** Converts a query row to a listed space. */
export function toListed({ id, title, priceCents, storageKey, widths }: FoundSpace): AlternativeSpace {
  const picture = storageKey === null ? null : mailPicture({ storageKey, widths: widths ?? [] }, 'small');
  return { id, title: title ?? '', priceCents, picture };
}

/** Encodes listed spaces as a mail parameter. */
export function listedParam(spaces: readonly AlternativeSpace[]): string {
  const listed = spaces.map(({ id, ...space }): ListedSpace => ({
    ...space,
    path: `/space/${toGlobalId('Space', id)}`,
  }));
  return JSON.stringify(listed);
}

/** Decodes that parameter. */
export function readListed(param: unknown): readonly ListedSpace[] {
  return JSON.parse(typeof param === 'string' ? param : '[]') as ListedSpace[];
}

/** Each space with its picture, its monthly price and its link. */
export function linksToSpaces(
  spaces: readonly ListedSpace[],
  formatted: (cents: number, locale: Locale) => string,
  { locale, config }: MailScene,
): MailLink[] {
  const urlOf = (path: string): string => new URL(path, config.publicUrl).href;
  return spaces.map(({ path, title, priceCents, picture }) => ({
    label: title,
    text: sharedMailWords('monthPrice', { price: formatted(priceCents, locale) }, locale),
    url: urlOf(path),
    ...(picture ? { picture: urlOf(picture) } : {}),
  }));
}
