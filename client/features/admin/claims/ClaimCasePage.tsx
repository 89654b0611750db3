import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useStaffClaimQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { titleKey } from '../../../ui/claims/claim-keys';
import { BookingMessages } from '../booking-cases/BookingMessages';
import { CaseOfQuery } from '../components/CaseOfQuery';
import { Timeline } from '../components/Timeline';
import { ClaimState } from './claim-cells';
import type { ClaimOfStaff } from './claim-of-staff';
import { ClaimDecision } from './ClaimDecision';
import { ClaimDetails } from './ClaimDetails';
import { ClaimComparison } from './ClaimComparison';
import { ClaimStatements } from './ClaimStatements';
import { ClaimHead } from './ClaimHead';
import { ClaimEvents } from './ClaimEvents';
import { EvidencePhotos } from './EvidencePhotos';

/** /admin/claims/:claimId: the data, the evidence and statements of both sides, and the decision. */
export function ClaimCasePage() {
  const { claimId: id = '' } = useParams();
  const { t } = useTranslation(['staff', 'claims']);
  const { instant } = useFormats();
  const query = useStaffClaimQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseOfQuery
      query={query}
      caseOf={({ claim }): ClaimOfStaff | null =>
        claim?.staffRecord ? { ...claim, staffRecord: claim.staffRecord } : null
      }
      backTo="/admin/claims?waiting=yes"
      renderCase={(claim, refresh) => ({
        title: t(`claims:${titleKey(claim)}`),
        sub: (
          <>
            <span>{claim.reference}</span>
            <Badge>{t(`claims:status.${claim.status}`)}</Badge>
            {(claim.staffRecord.isWaiting || claim.status === 'AWAITING_DATA') && <ClaimState claim={claim} isExact />}
            <span>{t('staff:claim.madeAt', { at: instant(claim.createdAt) })}</span>
          </>
        ),
        headEnd: <ClaimHead claim={claim} onDone={refresh} />,
        details: <ClaimDetails claim={claim} />,
        events: (
          <>
            <ClaimComparison claim={claim} />
            <EvidencePhotos claim={claim} />
            <ClaimStatements claim={claim} />
            <ClaimEvents claim={claim} />
            <BookingMessages key={claim.id} booking={claim.booking} caseCode={claim.reference} onRead={refresh} />
            <Timeline records={claim.staffRecord.timeline} />
          </>
        ),
        // With the key, the text about one claim is never shown in the form of the next.
        decision: <ClaimDecision key={claim.id} claim={claim} onDone={refresh} />,
      })}
    />
  );
}
