import { Badge } from '@chakra-ui/react';
import { BadgeCheck, Circle, CircleDashed, CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VerificationStatus } from '../../../generated/schema';

const STATUS_STYLES: Record<VerificationStatus, [LucideIcon, string]> = {
  NOT_STARTED: [Circle, 'gray'],
  PENDING: [CircleDashed, 'orange'],
  IN_REVIEW: [Hourglass, 'orange'],
  APPROVED: [BadgeCheck, 'trust'],
  REJECTED: [CircleX, 'red'],
  EXPIRED: [Clock, 'gray'],
};

/** Status as icon, text and color, so that color is not the only cue. */
export function VerificationBadge({ status }: { status: VerificationStatus }) {
  const { t } = useTranslation('verification');
  const [Icon, palette] = STATUS_STYLES[status];
  return (
    <Badge colorPalette={palette} color={palette === 'gray' ? 'fg.muted' : undefined}>
      <Icon aria-hidden />
      {t(`status.${status}`)}
    </Badge>
  );
}
