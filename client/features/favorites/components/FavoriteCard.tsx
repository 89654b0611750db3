import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { FolderInput, NotebookPen, TrendingDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FavoriteCard_FavoriteFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { LARGE_TEXT } from '../../../theme/large-text';
import { SpaceCard } from '../../../ui/space-card/SpaceCard';
import type { Comparison } from '../use-comparison';
import { BellToggle } from './BellToggle';
import { CompareCheck } from './CompareCheck';

interface FavoriteCardProps {
  favorite: FavoriteCard_FavoriteFragment;
  comparison: Comparison;
  onEdit: () => void;
  onMove: () => void;
}

/** A favorite, with the change of its price since it was saved and its note. */
export function FavoriteCard({ favorite, comparison, onEdit, onMove }: FavoriteCardProps) {
  const { t } = useTranslation(['favorites', 'domain']);
  const { price } = useFormats();
  const { space, note, droppedFromCents } = favorite;
  const title = space.title ?? t('domain:card.untitled');
  return (
    <Flex direction="column" minW="0">
      {/* Only as tall as its content: in a row of cards the prices align, and the differences are below them. */}
      <Flex>
        <SpaceCard space={space} to={`/space/${space.id}`} headingLevel="h3" />
      </Flex>
      {droppedFromCents !== null && space.priceAllInCents !== null && (
        <Flex align="center" gap="1.5" mt="2" textStyle="small" fontWeight="semibold" color="trust.fg">
          <TrendingDown size={16} aria-hidden />
          {t('dropped', { from: price(droppedFromCents), to: price(space.priceAllInCents) })}
        </Flex>
      )}
      {note && (
        <chakra.p mt="2" px="3" py="2" borderRadius="l2" bg="hover" textStyle="small" overflowWrap="anywhere">
          {note}
        </chakra.p>
      )}
      <Flex align="center" columnGap="4" mt="auto" pt="1" minH="12" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <Button variant="plain" size="sm" minH="11" color="fg" aria-label={t('editOf', { title })} onClick={onEdit}>
          <NotebookPen size={16} aria-hidden />
          {t('edit')}
        </Button>
        <Button
          variant="plain"
          size="sm"
          minH="11"
          color="fg"
          aria-label={t('move.openOf', { title })}
          onClick={onMove}
        >
          <FolderInput size={16} aria-hidden />
          {t('move.open')}
        </Button>
        <Box ml="auto">
          <BellToggle favorite={favorite} title={title} />
        </Box>
      </Flex>
      <CompareCheck id={space.id} title={title} comparison={comparison} />
    </Flex>
  );
}
