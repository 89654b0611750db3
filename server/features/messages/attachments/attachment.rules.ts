import { AttachmentKind } from './message-attachment.types.js';

/** What may be sent with a message. */
export const ATTACHMENT_BOUNDS = {
  imageBytes: 8 * 1024 * 1024,
  pdfBytes: 10 * 1024 * 1024,
  perMessage: 5,
  /** Pictures and documents that nobody sent go after so many hours. */
  unsentHours: 24,
} as const;

const MAX_NAME_LENGTH = 120;
const ENDINGS: Readonly<Record<AttachmentKind, string>> = { [AttachmentKind.IMAGE]: 'webp', [AttachmentKind.PDF]: 'pdf' };
const NAMELESS: Readonly<Record<AttachmentKind, string>> = { [AttachmentKind.IMAGE]: 'foto', [AttachmentKind.PDF]: 'documento' };
/** Control characters, marks that turn the direction of text, and what is not allowed in file names somewhere. */
const NO_NAME = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/gu;

/** What a file is called where it is shown and saved: no path, the ending of what it is now, and nothing by which somebody could be reached before that is allowed. */
export function attachmentName(given: string, kind: AttachmentKind, hasHidden: (text: string) => boolean): string {
  const last = given.normalize('NFC').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(NO_NAME, '');
  const stem = plain.replace(/\.[\p{L}\d]{1,5}$/u, '').replace(/^[\s.]+|[\s.]+$/gu, '');
  const ending = ENDINGS[kind];
  const name = [...stem].slice(0, MAX_NAME_LENGTH - ending.length - 1).join('');
  return `${name === '' || hasHidden(name) || hasHidden(plain) ? NAMELESS[kind] : name}.${ending}`;
}

/** The name in a header, for every browser: plain letters first, the true ones behind. */
export function dispositionOf(kind: AttachmentKind, name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w .()-]/g, '').trim() || `${NAMELESS[kind]}.${ENDINGS[kind]}`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind === AttachmentKind.IMAGE ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
