import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** The placeholder while a page's code is loading (RTE-3). */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    // As tall as the window: a visible footer would jump when the page arrives.
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
