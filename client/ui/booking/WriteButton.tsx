import { Button, chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { writingOf, type WritableBooking } from './writing';

interface WriteButtonProps {
  booking: WritableBooking;
  /** In a table row, a speech bubble on wide screens. */
  isRow: boolean;
}

/** Opens the conversation with the other side. */
export function WriteButton({ booking, isRow }: WriteButtonProps) {
  const { t } = useTranslation('stays');
  const { path, name } = writingOf(booking);
  const shape = isRow
    ? ({
        width: { lg: '8' },
        minWidth: '8',
        height: { base: '11', lg: '8' },
        paddingInline: { base: '3.5', lg: '0' },
      } as const)
    : ({ height: { base: '11', md: '9' } } as const);
  return (
    <Button
      asChild
      variant="ghost"
      size="sm"
      borderColor={{ base: 'border.control', md: isRow ? 'border.control' : 'transparent', lg: 'transparent' }}
      {...shape}
    >
      <Link to={path} aria-label={t('writeTo', { name })}>
        <MessageCircle aria-hidden />
        <chakra.span hideFrom={isRow ? 'lg' : undefined}>{t('write')}</chakra.span>
      </Link>
    </Button>
  );
}
