import { Box, chakra } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ClaimView } from './claim-view';

const SIDES = ['RENTER', 'HOST'] as const;

/** What each side has answered to the proposal or decision. */
export function Votes({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('claims');
  const own = claim.viewerRole === 'STAFF' ? null : claim.viewerRole === 'CLAIMANT' ? claim.side : undefined;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2" aria-label={t('case.votes')}>
      {SIDES.map((side) => {
        const vote = claim.votes.find((one) => one.side === side);
        const isOwn = own === undefined ? side !== claim.side : side === own;
        const person = side === 'RENTER' ? claim.booking.renter : claim.booking.host;
        const Icon = vote ? (vote.isAccepted ? CircleCheck : CircleX) : CircleDashed;
        return (
          <chakra.li key={side} display="flex" gap="2" alignItems="center">
            <Box as="span" color={vote?.isAccepted ? 'trust.fg' : 'fg.muted'}>
              <Icon size={20} aria-hidden />
            </Box>
            {isOwn ? t('case.you') : person.displayName}
            <chakra.span marginStart="auto" color="fg.muted" textStyle="small">
              {t(vote ? (vote.isAccepted ? 'case.accepts' : 'case.refuses') : 'case.missing')}
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
