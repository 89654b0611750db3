import { defaultConstants } from '../../../core/constants/constants.js';
import { TermType } from '../../bookings/booking.enums.js';
import { DECLARED_VALUE_STEPS } from '../../bookings/stored-goods/declared-value.types.js';
import type { TermsDetails } from '../document-content.types.js';
import { DocumentAudience } from '../document.enums.js';
import { policyTermsOf, STRICT_MIN_STAY_DAYS } from '../../spaces/pricing/policy-terms.js';
import {
  formatCents,
  formatDay,
  formatEuros,
  formatInstant,
  formatPeriod,
  formatRate,
} from '../words/document-texts.js';
import type { DocumentTexts } from '../words/document-texts.types.js';
import type { PdfPage } from './pdf-page.js';

interface AcceptedTerms {
  readonly body: TermsDetails;
  readonly audience: DocumentAudience;
  readonly reference: string;
}

/** The terms of a rental as one side accepted them. */
export function renderTerms(page: PdfPage, { body, audience, reference }: AcceptedTerms, texts: DocumentTexts): void {
  const { labels, terms } = texts;
  page.paragraph(terms.intro(reference));
  page.details([
    [labels.renter, body.renter],
    [labels.host, body.host],
    [labels.space, [body.spaceTitle, body.space].filter(Boolean).join('\n')],
    [labels.term, body.termType === TermType.ROLLING ? terms.rolling : terms.fixed],
    [labels.from, formatDay(body.from, texts)],
    [labels.to, formatDay(body.to, texts)],
    [labels.policy, policyText(body, texts)],
    [labels.plan, terms.plans[body.protectionPlan] ?? body.protectionPlan],
    [labels.goods, body.goods.map((goods) => terms.goods[goods] ?? goods).join(', ')],
    ...(body.declaredValue === null ? [] : [[labels.declaredValue, valueText(body.declaredValue, texts)] as const]),
    [labels.deposit, body.depositCents === 0 ? terms.noDeposit : terms.deposit(formatCents(body.depositCents, texts))],
    [labels.renterNotice, texts.days(body.renterNoticeDays)],
    [labels.hostNotice, texts.days(body.hostNoticeDays)],
    [labels.requested, formatInstant(body.requestedAt, texts)],
    [labels.confirmed, formatInstant(body.confirmedAt, texts)],
    [labels.termsVersion, body.termsVersion],
  ]);
  page.heading(audience === DocumentAudience.HOST ? terms.chargesOfHost : terms.charges);
  renderCharges(page, body, audience, texts);
  if (body.termType === TermType.ROLLING) page.note(terms.chargesRolling);
  page.heading(terms.duties);
  const withdrawal = body.isHostTrader ? terms.withdrawalTrader : terms.withdrawalPrivate;
  for (const duty of [terms.dutyUse, terms.dutyGoods, terms.dutyMandate, terms.dutyGoodsRemain]) page.paragraph(duty);
  page.paragraph(withdrawal(texts.days(body.withdrawalDays)));
}

function valueText(value: NonNullable<TermsDetails['declaredValue']>, texts: DocumentTexts): string {
  const { fromCents, toCents } = DECLARED_VALUE_STEPS[value];
  const { below, between, above } = texts.terms.declaredValue;
  if (fromCents === null) return below(formatEuros(toCents ?? 0, texts));
  return toCents === null
    ? above(formatEuros(fromCents, texts))
    : between(formatEuros(fromCents, texts), formatEuros(toCents, texts));
}

function policyText({ cancellationPolicy: policy, cancellationTerms }: TermsDetails, texts: DocumentTexts): string {
  const terms = { ...policyTermsOf(policy, defaultConstants), ...cancellationTerms };
  const length = (hours: number | null, days: number | null) =>
    hours === null ? texts.days(days ?? 0) : texts.hours(hours);
  const words = {
    free: length(terms.freeHours, terms.freeDays),
    refunded: formatRate((terms.refundPercent ?? 0) * 100, texts),
    kept: formatCents(terms.keptCents ?? 0, texts),
    nothing: length(terms.nothingHours, terms.nothingDays),
    minStay: texts.days(STRICT_MIN_STAY_DAYS),
  };
  return texts.terms.policies[policy]?.(words) ?? policy;
}

function renderCharges(
  page: PdfPage,
  { charges }: TermsDetails,
  audience: DocumentAudience,
  texts: DocumentTexts,
): void {
  const { labels } = texts;
  const isForHost = audience === DocumentAudience.HOST;
  const hasPlan = charges.some(({ protectionCents }) => protectionCents !== 0);
  const amount = (label: string) => ({ label, width: hasPlan ? 0.15 : 0.2, isAmount: true });
  const columns = [
    { label: labels.period, width: 0.4 },
    amount(labels.rent),
    amount(isForHost ? labels.commission : labels.fee),
    ...(hasPlan ? [amount(labels.plan)] : []),
    amount(isForHost ? labels.receives : labels.total),
  ];
  const rows = charges.map((charge) => [
    formatPeriod(charge.from, charge.to, texts),
    ...[charge.rentCents, charge.feeCents, ...(hasPlan ? [charge.protectionCents] : []), charge.totalCents].map(
      (cents) => formatCents(cents, texts),
    ),
  ]);
  page.table(columns, rows, []);
}
