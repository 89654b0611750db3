import { Badge, chakra } from '@chakra-ui/react';
import { Archive, EyeOff, FilePen, Hourglass, MessageSquareWarning, Pause, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SpaceStatus } from '../../../generated/schema';

const STYLES: Partial<Record<SpaceStatus, readonly [LucideIcon, string]>> = {
  DRAFT: [FilePen, 'gray'],
  IN_REVIEW: [Hourglass, 'orange'],
  NEEDS_CHANGES: [MessageSquareWarning, 'orange'],
  PAUSED: [Pause, 'gray'],
  SUSPENDED: [EyeOff, 'red'],
  ARCHIVED: [Archive, 'gray'],
};

/** The status of a space; a published one is plain text, only exceptions get a badge. */
export function SpaceState({ status }: { status: SpaceStatus }) {
  const { t } = useTranslation('staff');
  const style = STYLES[status];
  if (!style) return <chakra.span color="fg.muted">{t(`space.status.${status}`)}</chakra.span>;
  const [Icon, palette] = style;
  return (
    <Badge colorPalette={palette}>
      <Icon aria-hidden />
      {t(`space.status.${status}`)}
    </Badge>
  );
}
