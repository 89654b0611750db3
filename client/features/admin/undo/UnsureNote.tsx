import { chakra, Flex } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shown above the input of a decision whose page was closed before the server answered. */
export function UnsureNote() {
  const { t } = useTranslation('staff');
  return (
    <Flex role="note" gap="3" padding="14px 16px" borderRadius="lg" bg="bg.info" textStyle="sm">
      <chakra.span flexShrink="0" color="fg.info">
        <CircleHelp size={20} aria-hidden />
      </chakra.span>
      {t('room.undo.unsure')}
    </Flex>
  );
}
