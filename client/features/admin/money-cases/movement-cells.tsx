import { Badge, chakra } from '@chakra-ui/react';
import { Clock4, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MovementState } from '../../../generated/schema';

const LOOKS = {
  OPEN: [Clock4, 'orange'],
  FAILED: [TriangleAlert, 'red'],
  TAKEN_BACK: [Undo2, 'red'],
} as const;

/** The status of a movement; only exceptions get a badge. */
export function MovementStateText({ state }: { state: MovementState }) {
  const { t } = useTranslation('staff');
  if (state === 'DONE' || state === 'CANCELLED')
    return <chakra.span color="fg.muted">{t(`money.state.${state}`)}</chakra.span>;
  const [Icon, palette] = LOOKS[state];
  return (
    <Badge colorPalette={palette}>
      <Icon aria-hidden />
      {t(`money.state.${state}`)}
    </Badge>
  );
}
