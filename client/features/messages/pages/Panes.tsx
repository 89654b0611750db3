import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HEADER_ID } from '../../../ui/anchors';
import { WITH_PANE } from '../panes';
import { useVisibleHeight } from '../use-visible-height';

interface PanesProps {
  list: ReactNode;
  isListSeen: boolean;
  /** The thread, and what it is about. */
  children: ReactNode;
}

/** List, thread and what it is about side by side, as high as the window; on the phone one at a time, the thread without the site's header. */
export function Panes({ list, isListSeen, children }: PanesProps) {
  const { t } = useTranslation('messages');
  const height = useVisibleHeight();
  const header = { [`#${HEADER_ID} > div`]: { maxWidth: 'none' }, ...(!isListSeen && { '@media (max-width: 899px)': { [`#${HEADER_ID}`]: { display: 'none' } } }) };
  return (
    <>
      {/* Its own foot lies above what covers the window's, and it has no scroll bar whose room a dialog would keep. */}
      <Global styles={{ '#root': { minHeight: 0 }, 'html:has(dialog[open])': { scrollbarGutter: 'auto' }, ...header }} />
      <Box borderTopWidth={{ base: isListSeen ? '1px' : '0', md: '1px' }} borderColor="hairline" flex="1" minHeight="0" display="flex" justifyContent="center">
        <Box
          style={height}
          flex="1"
          minWidth="0"
          maxWidth="wide"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' }}
          gridTemplateRows="minmax(0, 1fr)"
          css={{ [`@media ${WITH_PANE}`]: { gridTemplateColumns: '320px minmax(0, 1fr) auto' } }}
        >
          <Box as="section" aria-label={t('inbox.label')} display={isListSeen ? 'flex' : 'none'} flexDirection="column" minWidth="0" minHeight="0" borderInlineEndWidth={{ md: '1px' }}>
            {list}
          </Box>
          {children}
        </Box>
      </Box>
    </>
  );
}
