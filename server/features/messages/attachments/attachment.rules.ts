import { AttachmentKind } from './attachment.enums.js';

/** Limits of the files of a message. */
export const ATTACHMENT_BOUNDS = {
  imageBytes: 8 * 1024 * 1024,
  pdfBytes: 10 * 1024 * 1024,
  perMessage: 5,
  /** Uploaded but unsent files are deleted after this time. */
  unsentHours: 24,
} as const;

/** Content types of served files. */
const ATTACHMENT_TYPES: Readonly<Record<AttachmentKind, string>> = {
  [AttachmentKind.IMAGE]: 'image/webp',
  [AttachmentKind.PDF]: 'application/pdf',
};

const MAX_NAME_LENGTH = 120;
const EXTENSIONS: Readonly<Record<AttachmentKind, string>> = {
  [AttachmentKind.IMAGE]: 'webp',
  [AttachmentKind.PDF]: 'pdf',
};
const DEFAULT_NAMES: Readonly<Record<AttachmentKind, string>> = {
  [AttachmentKind.IMAGE]: 'foto',
  [AttachmentKind.PDF]: 'documento',
};
/** Control characters, bidirectional marks, and characters that some file system forbids. */
const FORBIDDEN_IN_NAMES = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/gu;

/** A safe file name: no path, the extension of the stored format, and a default name when the given one holds contact data that must be hidden. */
export function attachmentName(given: string, kind: AttachmentKind, hasHidden: (text: string) => boolean): string {
  const last = given.normalize('NFC').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(FORBIDDEN_IN_NAMES, '');
  const stem = plain.replace(/\.[\p{L}\d]{1,5}$/u, '').replace(/^[\s.]+|[\s.]+$/gu, '');
  const ending = EXTENSIONS[kind];
  const name = [...stem].slice(0, MAX_NAME_LENGTH - ending.length - 1).join('');
  return `${name === '' || hasHidden(name) || hasHidden(plain) ? DEFAULT_NAMES[kind] : name}.${ending}`;
}

/** How a browser handles a file: pictures are shown, PDFs are downloads. */
export function attachmentHead({ kind, name }: { readonly kind: AttachmentKind; readonly name: string }) {
  return { type: ATTACHMENT_TYPES[kind], disposition: contentDisposition(kind, name) };
}

/** The Content-Disposition header, with an ASCII fallback for old browsers. */
export function contentDisposition(kind: AttachmentKind, name: string): string {
  const plain =
    name
      .normalize('NFD')
      .replace(/[^\w .()-]/g, '')
      .trim() || `${DEFAULT_NAMES[kind]}.${EXTENSIONS[kind]}`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind === AttachmentKind.IMAGE ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
