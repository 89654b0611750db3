import { Badge } from '@chakra-ui/react';
import { BadgeCheck, Circle, CircleDashed, CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VerificationStatus } from '../../../generated/schema';

const LOOKS: Record<VerificationStatus, [LucideIcon, string]> = {
  NOT_STARTED: [Circle, 'gray'],
  PENDING: [CircleDashed, 'orange'],
  IN_REVIEW: [Hourglass, 'orange'],
  APPROVED: [BadgeCheck, 'trust'],
  REJECTED: [CircleX, 'red'],
  EXPIRED: [Clock, 'gray'],
};

/** A verification's state: icon, word and tint, never colour alone. */
export function VerificationBadge({ status }: { status: VerificationStatus }) {
  const { t } = useTranslation('verification');
  const [Icon, palette] = LOOKS[status];
  return (
    <Badge colorPalette={palette} color={palette === 'gray' ? 'fg.muted' : undefined}>
      <Icon aria-hidden />
      {t(`status.${status}`)}
    </Badge>
  );
}
