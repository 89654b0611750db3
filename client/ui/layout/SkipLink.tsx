import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MAIN_ID } from './anchors';

/** Skips the navigation; visible only with focus. */
export function SkipLink() {
  const { t } = useTranslation('nav');
  return (
    <chakra.a
      href={`#${MAIN_ID}`}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="tooltip"
      paddingInline="4"
      paddingBlock="2.5"
      borderRadius="control"
      bg="bg.inverted"
      color="fg.inverted"
      fontWeight="600"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {t('skip')}
    </chakra.a>
  );
}
