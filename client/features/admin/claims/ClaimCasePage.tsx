import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useStaffClaimQuery, type StaffClaimCase_ClaimFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { titleKey } from '../../../ui/claims/claim-keys';
import { BookingMessages } from '../booking-room/BookingMessages';
import { CaseOfQuery } from '../components/CaseOfQuery';
import { Timeline } from '../components/Timeline';
import { ClaimState } from './claim-cells';
import { ClaimDecision } from './ClaimDecision';
import { ClaimDetails } from './ClaimDetails';
import { ClaimFacts } from './ClaimFacts';
import { ClaimStatements } from './ClaimStatements';
import { ClaimStory } from './ClaimStory';
import { EvidencePhotos } from './EvidencePhotos';

/** A claim with what only the staff see of it. */
export type ClaimOfStaff = StaffClaimCase_ClaimFragment & {
  readonly staffRecord: NonNullable<StaffClaimCase_ClaimFragment['staffRecord']>;
};

/** /admin/claims/:claimId: what is known, what both sides show and say, and the decision. */
export function ClaimCasePage({ id }: { id: string }) {
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
            {claim.staffRecord.isWaiting && <ClaimState claim={claim} />}
            <span>{t('staff:claim.madeAt', { at: instant(claim.createdAt) })}</span>
          </>
        ),
        details: <ClaimDetails claim={claim} />,
        events: (
          <>
            <ClaimFacts claim={claim} />
            <EvidencePhotos claim={claim} />
            <ClaimStatements claim={claim} />
            <ClaimStory claim={claim} />
            <BookingMessages booking={claim.booking} caseCode={claim.reference} onRead={refresh} />
            <Timeline records={claim.staffRecord.timeline} />
          </>
        ),
        decision: <ClaimDecision claim={claim} onDone={refresh} />,
      })}
    />
  );
}
