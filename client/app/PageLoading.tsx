import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** What stands there while a page's code is on its way (RTE-3). */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    // As tall as the window: a footer that showed below it would jump when the page comes.
    <Box
      role="status"
      display="grid"
      placeItems="center"
      minHeight="calc(100dvh - var(--header-h))"
      color="fg.muted"
      animation="fade-in 200ms 200ms both"
    >
      {t('loading')}
    </Box>
  );
}
