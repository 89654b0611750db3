import { chakra, IconButton } from '@chakra-ui/react';
import { Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuickRepliesQuery } from '../../../generated/graphql';

const QuickRepliesDialog = lazy(() =>
  import('./QuickRepliesDialog').then((file) => ({ default: file.QuickRepliesDialog })),
);

const Chip = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      flexShrink: '0',
      maxWidth: '64',
      h: { base: '11', md: '9' },
      px: '3.5',
      borderWidth: '1px',
      borderRadius: 'full',
      bg: 'bg.panel',
      textStyle: 'sm',
      fontWeight: '500',
      cursor: 'pointer',
      _hover: { borderColor: 'border.control' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** The host's saved replies; choosing one inserts it into the message. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('messages');
  const [isEditing, setEditing] = useState(false);
  const replies = useQuickRepliesQuery().data?.quickReplies;
  if (!replies) return null;
  return (
    <chakra.div
      role="group"
      aria-label={t('composer.quick')}
      display="flex"
      alignItems="center"
      gap="2"
      marginBottom="2.5"
      overflowX="auto"
      scrollbarWidth="none"
      marginInline={{ base: '-3', md: '0' }}
      paddingInline={{ base: '3', md: '0' }}
    >
      {replies.map(({ id, text }) => (
        <Chip key={id} title={text} onClick={() => onChoose(text)}>
          <chakra.span truncate>{text}</chakra.span>
        </Chip>
      ))}
      {replies.length > 0 ? (
        <IconButton
          variant="ghost"
          size={{ base: 'md', md: 'sm' }}
          borderRadius="full"
          aria-label={t('composer.editQuick')}
          onClick={() => setEditing(true)}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          <Pencil aria-hidden />
        </IconButton>
      ) : (
        <Chip onClick={() => setEditing(true)}>
          <Plus size={16} aria-hidden />
          {t('composer.addQuick')}
        </Chip>
      )}
      <Suspense>{isEditing && <QuickRepliesDialog replies={replies} onClose={() => setEditing(false)} />}</Suspense>
    </chakra.div>
  );
}
