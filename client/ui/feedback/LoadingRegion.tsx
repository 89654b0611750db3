import { Box, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** A loading region: busy for assistive technology, with decorative placeholders. */
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
