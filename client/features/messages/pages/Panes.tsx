import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HEADER_ID } from '../../../ui/layout/anchors';
import { PANE_QUERY } from '../panes';
import { useKeyboardInset } from '../use-keyboard-inset';

interface PanesProps {
  list: ReactNode;
  isListVisible: boolean;
  /** The thread, and the pane with its booking or space. */
  children: ReactNode;
}

/** Lays out list, thread and details side by side at window height; on phones one at a time, the thread without the site header. */
export function Panes({ list, isListVisible, children }: PanesProps) {
  const { t } = useTranslation('messages');
  const keyboardInset = useKeyboardInset();
  const header = {
    [`#${HEADER_ID} > div`]: { maxWidth: 'none' },
    ...(!isListVisible && { '@media (max-width: 899px)': { [`#${HEADER_ID}`]: { display: 'none' } } }),
  };
  return (
    <>
      <Global styles={{ '#root': { minHeight: 0 }, ...header }} />
      <Box
        borderTopWidth={{ base: isListVisible ? '1px' : '0', md: '1px' }}
        borderColor="hairline"
        flex="1"
        minHeight="0"
        display="flex"
        justifyContent="center"
      >
        <Box
          style={keyboardInset}
          flex="1"
          minWidth="0"
          maxWidth="wide"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' }}
          gridTemplateRows="minmax(0, 1fr)"
          css={{ [`@media ${PANE_QUERY}`]: { gridTemplateColumns: '320px minmax(0, 1fr) auto' } }}
        >
          <Box
            as="section"
            aria-label={t('inbox.label')}
            display={isListVisible ? 'flex' : 'none'}
            flexDirection="column"
            minWidth="0"
            minHeight="0"
            borderInlineEndWidth={{ md: '1px' }}
          >
            {list}
          </Box>
          {children}
        </Box>
      </Box>
    </>
  );
}
