import { Box, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CodeText } from '../../../ui/display/CodeText';
import type { ClaimView } from './claim-view';

interface CaseBackProps {
  claim: Pick<ClaimView, 'id' | 'reference' | 'side' | 'viewerRole'> & { booking: { id: string; reference: string } };
}

/** The link above a claim: to the booking in the viewer's dashboard, for the staff to their page of the claim. */
export function CaseBack({ claim: { id, reference, side, viewerRole, booking } }: CaseBackProps) {
  const { t } = useTranslation('claims');
  const isStaff = viewerRole === 'STAFF';
  const mode = (viewerRole === 'CLAIMANT') === (side === 'RENTER') ? 'renter' : 'host';
  const params = new URLSearchParams({ mode, tab: 'bookings', highlight: booking.id });
  return (
    <chakra.span display="inline-flex" textStyle="small" color="fg.muted" marginBottom="5">
      <Link to={isStaff ? `/admin/claims/${id}` : `/dashboard?${params}`}>
        <Box as="span" display="inline-flex" gap="2" alignItems="center" minHeight="6">
          <ArrowLeft size={16} aria-hidden />
          <span>
            <CodeText>
              {isStaff ? t('case.backForStaff', { reference }) : t('case.back', { reference: booking.reference })}
            </CodeText>
          </span>
        </Box>
      </Link>
    </chakra.span>
  );
}
