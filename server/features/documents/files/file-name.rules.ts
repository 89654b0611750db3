import type { Locale } from '../../../core/values/locale.js';
import { numberOf } from '../document-number.rules.js';
import type { DocumentRow } from '../issue/issue-document.js';
import { documentTexts, titleOf } from '../words/document-texts.js';

/** Letters and digits only, which all browsers read alike. */
export function fileName(document: DocumentRow, locale: Locale): string {
  const day = document.issuedAt.toISOString().slice(0, 10);
  const title = titleOf(document, documentTexts[locale]);
  const plain = `${title} ${numberOf(document) ?? day}`.normalize('NFD').replace(/[^\w -]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '-')}.pdf`;
}
