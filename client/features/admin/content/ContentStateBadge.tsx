import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ContentState } from '../../../generated/schema';

const PALETTES = { EDITED: 'teal', ADDED: 'teal', ABSENT: 'gray' } as const;

/** The origin of a text; hidden for the product's own. */
export function ContentStateBadge({ state }: { state: ContentState }) {
  const { t } = useTranslation('editing');
  return state === 'PRODUCT' ? null : <Badge colorPalette={PALETTES[state]}>{t(`state.${state}`)}</Badge>;
}
