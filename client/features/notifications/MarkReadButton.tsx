import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface MarkReadButtonProps extends Pick<HTMLChakraProps<'button'>, 'top' | 'insetEnd'> {
  title: string;
  onMark: () => void;
}

/** The dot of an unread notification, which becomes a tick under the pointer and marks it as read. */
export function MarkReadButton({ title, onMark, ...place }: MarkReadButtonProps) {
  const { t } = useTranslation('notifications');
  return (
    <chakra.button
      type="button"
      aria-label={t('markOne', { title })}
      onClick={onMark}
      position="absolute"
      zIndex="1"
      display="grid"
      placeItems="center"
      width="7"
      height="7"
      borderRadius="full"
      color="fg.muted"
      cursor="pointer"
      css={{
        '& svg': { display: 'none' },
        '&:hover svg, &:focus-visible svg, .group:hover & svg': { display: 'block' },
        '&:hover span, &:focus-visible span, .group:hover & span': { display: 'none' },
      }}
      _hover={{ bg: 'bg.panel', boxShadow: 'inset 0 0 0 1px var(--hueco-colors-border)' }}
      {...place}
    >
      <chakra.span width="2" height="2" borderRadius="full" bg="brand.solid" />
      <Check size={16} aria-hidden />
    </chakra.button>
  );
}
