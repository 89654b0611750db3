import { Box, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** A region that is loading: busy for assistive technology, its shapes decorative. */
export function LoadingRegion({ children, ...rest }: BoxProps) {
  const { t } = useTranslation();
  return (
    <Box aria-busy="true" {...rest}>
      <Box srOnly role="status">
        {t('loading')}
      </Box>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}
