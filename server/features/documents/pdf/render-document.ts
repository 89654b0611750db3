import { LANGUAGE_TAGS } from '../../../core/values/formats.js';
import type { Locale } from '../../../core/values/locale.js';
import type { DocumentDetails, Party } from '../document-content.types.js';
import { numberOf } from '../document-number.rules.js';
import { DocumentKind } from '../document-types.js';
import { documentWords, formatDate, titleOf } from '../words/document-words.js';
import type { DocumentWords } from '../words/document-words.types.js';
import { PdfPage } from './pdf-page.js';
import { renderCharge } from './render-charge.js';
import type { RenderedDocument } from './rendered-document.types.js';
import { renderAbandonment, renderCondition, renderNotice, renderPayout } from './render-statements.js';
import { renderTerms } from './render-terms.js';

/** The PDF of a document in one language: tagged, with its fonts embedded. */
export function renderDocument(document: RenderedDocument, details: DocumentDetails, locale: Locale): Promise<Buffer> {
  const words = documentWords[locale];
  const name = titleOf(document, words);
  const number = numberOf(document);
  const day = formatDate(document.issuedAt, words);
  const label = [name, number ?? details.reference].filter(Boolean).join(' ');
  const page = new PdfPage({
    title: label,
    language: LANGUAGE_TAGS[words.locale],
    issuedAt: document.issuedAt,
    footer: (at, pages) => `${label} · ${words.page(at, pages)}`,
  });
  page.title(name, number === null ? words.issuedOn(day) : words.numbered(number, day));
  if (details.isSample) page.note(words.sample);
  page.details(partiesOf(details, words));
  renderBody(page, document, details, words);
  if (document.kind === DocumentKind.HOST_INVOICE) page.note(words.invoiceInName(details.issuer.name));
  return page.finish();
}

function renderBody(page: PdfPage, document: RenderedDocument, details: DocumentDetails, words: DocumentWords): void {
  const { body } = details;
  if (body.type === 'terms')
    renderTerms(page, { body, audience: document.audience, reference: details.reference ?? '' }, words);
  else if (body.type === 'notice') renderNotice(page, body, details.recipient?.name ?? '', words);
  else if (body.type === 'condition') renderCondition(page, body, words);
  else if (body.type === 'abandonment') renderAbandonment(page, body, details.recipient?.name ?? '', words);
  else if (body.type === 'payout') renderPayout(page, { ...body, isVoid: document.isVoid === true }, words);
  else renderCharge(page, document, body, words);
}

function partiesOf({ issuer, recipient, reference }: DocumentDetails, words: DocumentWords): [string, string][] {
  const { labels } = words;
  return [
    [labels.issuer, partyText(issuer, words)],
    ...(recipient ? [[labels.recipient, partyText(recipient, words)] as [string, string]] : []),
    ...(reference === null ? [] : [[labels.reference, reference] as [string, string]]),
  ];
}

function partyText({ name, nif, address }: Party, { labels }: DocumentWords): string {
  return [name, ...(nif === null ? [] : [`${labels.nif} ${nif}`]), ...(address === null ? [] : [address])].join('\n');
}
