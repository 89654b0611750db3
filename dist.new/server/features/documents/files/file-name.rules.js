import { numberOf } from '../document-number.rules.js';
import { documentWords, titleOf } from '../words/document-words.js';
/** Letters and digits only: browsers of all ages read it alike. */
export function fileName(document, locale) {
    const day = document.issuedAt.toISOString().slice(0, 10);
    const title = titleOf(document, documentWords[locale]);
    const plain = `${title} ${numberOf(document) ?? day}`.normalize('NFD').replace(/[^\w -]/g, '');
    return `${plain.toLowerCase().replaceAll(' ', '-')}.pdf`;
}
//# sourceMappingURL=file-name.rules.js.map