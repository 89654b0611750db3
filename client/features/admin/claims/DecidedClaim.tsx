import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { claimBounds } from '../../../generated/claim-bounds';
import type { ClaimGround, ClaimRemedy } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { dottedText } from '../../../ui/display/dotted-text';

interface DecidedClaimProps {
  decision: {
    readonly remedy: ClaimRemedy;
    readonly amountCents: number;
    readonly ground: ClaimGround | null;
    readonly reasons: string;
    readonly createdAt?: string;
  };
  /** The member of the staff who proposed a pending one. */
  by?: string;
}

/** A stored decision: remedy, amount, reasons. */
export function DecidedClaim({ decision, by }: DecidedClaimProps) {
  const { t } = useTranslation('claims');
  const { money, instant } = useFormats();
  const { remedy, amountCents, ground, reasons, createdAt } = decision;
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="lg" padding="14px 16px" textStyle="sm">
      <chakra.b display="block" fontWeight="600">
        {t(`proposal.${remedy}`, claimBounds)} · {money(amountCents)}
      </chakra.b>
      <chakra.small display="block" textStyle="xs" color="fg.subtle" marginTop="0.5">
        {dottedText([by, ground && t(`grounds.${ground}`), createdAt && instant(createdAt)])}
      </chakra.small>
      <chakra.p marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
        {reasons}
      </chakra.p>
    </Box>
  );
}
