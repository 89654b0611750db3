import { chakra } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHeart } from './use-heart';

/** Adds a space to the favorites; on its picture, above the link of the whole card. */
export function HeartButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('domain');
  const { isFavorite, toggle } = useHeart(id);
  return (
    <chakra.button
      type="button"
      aria-pressed={isFavorite}
      aria-label={t('card.favorite', { title })}
      onClick={toggle}
      position="absolute"
      top="2"
      right="2"
      zIndex="docked"
      display="grid"
      placeItems="center"
      boxSize="11"
      borderRadius="full"
      color="onPhoto"
      cursor="pointer"
      css={{ '& svg': { fill: isFavorite ? 'teja.500' : 'scrim' } }}
    >
      <Heart size={26} strokeWidth={2} aria-hidden />
    </chakra.button>
  );
}
