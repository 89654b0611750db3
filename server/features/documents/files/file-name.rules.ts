import type { Locale } from '../../../core/values/locale.js';
import { localDateOf, MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { numberOf } from '../document-number.rules.js';
import type { DocumentRow } from '../issue/issue-document.js';
import { documentTexts, titleOf } from '../words/document-texts.js';

/** Letters and digits only, which all browsers read alike. The day is the one printed on the document. */
export function fileName(document: DocumentRow, locale: Locale): string {
  const day = localDateOf(document.issuedAt, MAINLAND_ZONE);
  const title = titleOf(document, documentTexts[locale]);
  const plain = `${title} ${numberOf(document) ?? day}`.normalize('NFD').replace(/[^\w -]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '-')}.pdf`;
}
