import { IconButton } from '@chakra-ui/react';
import { Bell, BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSaveFavoriteMutation, type FavoriteCard_FavoriteFragment } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';

/** Turns notifications about lower prices of a favorite on or off, optimistically. */
export function BellToggle({
  favorite: { id, note, notifyPriceDrop: isOn },
  title,
}: {
  favorite: FavoriteCard_FavoriteFragment;
  title: string;
}) {
  const { t } = useTranslation('favorites');
  const { textOf } = useErrorText();
  const [save] = useSaveFavoriteMutation();
  const toggle = async () => {
    try {
      await save({
        variables: { input: { favoriteId: id, notifyPriceDrop: !isOn } },
        optimisticResponse: {
          saveFavorite: { favorite: { __typename: 'Favorite', id, note, notifyPriceDrop: !isOn } },
        } as never,
      });
      toast(isOn ? { title: t('notifyOff') } : { title: t('notifyOn'), description: t('notifyHint'), tone: 'success' });
    } catch (error) {
      toast({ title: t('saveFailed'), description: textOf(error), tone: 'error' });
    }
  };
  const Icon = isOn ? Bell : BellOff;
  return (
    <IconButton
      variant="ghost"
      borderRadius="full"
      mr="-10px"
      aria-pressed={isOn}
      aria-label={t('notifyOf', { title })}
      title={t('notify')}
      color={isOn ? 'fg' : 'fg.subtle'}
      onClick={() => void toggle()}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
