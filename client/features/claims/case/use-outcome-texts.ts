import { useTranslation } from 'react-i18next';
import { claimBounds } from '../../../generated/claim-bounds';
import { useFormats } from '../../../i18n/format';
import { MOMENT, type ClaimView } from './claim-view';

/** The heading of a claim's outcome, whom its amount goes to, and what happens next. */
export function useOutcomeTexts(claim: ClaimView): { heading: string; whereTo: string; note: string } {
  const { t } = useTranslation('claims');
  const { instant } = useFormats();
  const remedy = claim.remedy && claim.preview.isFromGuarantee ? 'GUARANTEE' : claim.remedy;
  const isSumAgreed = claim.agreedCents !== null && claim.decisions.length === 0;
  return { heading: headingOf(), whereTo: t(whereToKey()), note: noteOf() };

  function headingOf(): string {
    switch (claim.status) {
      case 'AWAITING_OTHER':
        return t('case.waiting');
      case 'IN_REVIEW':
        return t('case.inReview');
      case 'AWAITING_DATA':
        return t('case.awaitingData');
      case 'APPEALED':
        return t('case.appealed');
      case 'WITHDRAWN':
        return t('case.withdrawn');
      default:
        if (remedy === 'DEPOSIT' && isSumAgreed) return t('case.agreedSum');
        return remedy ? t(`proposal.${remedy}`, claimBounds) : t('case.closed');
    }
  }

  function whereToKey() {
    if (remedy === 'GUARANTEE') return 'case.fromGuarantee';
    if (remedy !== 'DEPOSIT') return 'case.toCard';
    return isSumAgreed ? 'remedyTexts.DEPOSIT' : 'case.toHost';
  }

  function noteOf(): string {
    const { status, endsBy, closedAt } = claim;
    const at = (when: string) => ({ at: instant(when, { ...MOMENT, timeZone: claim.booking.timeZone }) });
    if (status === 'AWAITING_DATA') return t('case.awaitingDataText');
    if (!endsBy) return closedAt ? t('case.closedText', at(closedAt)) : '';
    switch (status) {
      case 'AWAITING_OTHER':
        return t('case.waitingText', at(endsBy));
      case 'PROPOSED':
        return `${t('case.voteBy', at(endsBy))} ${t('case.toTeam', claimBounds)}`;
      case 'DECIDED':
        return t('case.appealBy', at(endsBy));
      default:
        return t('case.inReviewText', at(endsBy));
    }
  }
}
