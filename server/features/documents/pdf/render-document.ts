import { LANGUAGE_TAGS } from '../../../core/values/formats.js';
import type { Locale } from '../../../core/values/locale.js';
import type { DocumentDetails, Party } from '../document-content.types.js';
import { numberOf } from '../document-number.rules.js';
import { DocumentKind } from '../document.enums.js';
import { documentTexts, formatDate, titleOf } from '../words/document-texts.js';
import type { DocumentTexts } from '../words/document-texts.types.js';
import { PdfPage } from './pdf-page.js';
import { renderCharge } from './render-charge.js';
import type { RenderedDocument } from './rendered-document.types.js';
import { renderAbandonment, renderCondition, renderNotice, renderPayout } from './render-statements.js';
import { renderTerms } from './render-terms.js';

/** The PDF of a document in one language: tagged, with its fonts embedded. */
export function renderDocument(document: RenderedDocument, details: DocumentDetails, locale: Locale): Promise<Buffer> {
  const texts = documentTexts[locale];
  const name = titleOf(document, texts);
  const number = numberOf(document);
  const day = formatDate(document.issuedAt, texts);
  const label = [name, number ?? details.reference].filter(Boolean).join(' ');
  const page = new PdfPage({
    title: label,
    language: LANGUAGE_TAGS[texts.locale],
    issuedAt: document.issuedAt,
    footer: (at, pages) => `${label} · ${texts.page(at, pages)}`,
  });
  page.title(name, number === null ? texts.issuedOn(day) : texts.numbered(number, day));
  if (details.isSample) page.note(texts.sample);
  page.details(partiesOf(details, texts));
  renderBody(page, document, details, texts);
  if (document.kind === DocumentKind.HOST_INVOICE) page.note(texts.invoiceInName(details.issuer.name));
  return page.finish();
}

function renderBody(page: PdfPage, document: RenderedDocument, details: DocumentDetails, texts: DocumentTexts): void {
  const { body } = details;
  if (body.type === 'terms')
    renderTerms(page, { body, audience: document.audience, reference: details.reference ?? '' }, texts);
  else if (body.type === 'notice') renderNotice(page, body, details.recipient?.name ?? '', texts);
  else if (body.type === 'condition') renderCondition(page, body, texts);
  else if (body.type === 'abandonment') renderAbandonment(page, body, details.recipient?.name ?? '', texts);
  else if (body.type === 'payout') renderPayout(page, { ...body, isVoid: document.isVoid === true }, texts);
  else renderCharge(page, document, body, texts);
}

function partiesOf({ issuer, recipient, reference }: DocumentDetails, texts: DocumentTexts): [string, string][] {
  const { labels } = texts;
  return [
    [labels.issuer, partyText(issuer, texts)],
    ...(recipient ? [[labels.recipient, partyText(recipient, texts)] as [string, string]] : []),
    ...(reference === null ? [] : [[labels.reference, reference] as [string, string]]),
  ];
}

function partyText({ name, nif, address }: Party, { labels }: DocumentTexts): string {
  return [name, ...(nif === null ? [] : [`${labels.nif} ${nif}`]), ...(address === null ? [] : [address])].join('\n');
}
