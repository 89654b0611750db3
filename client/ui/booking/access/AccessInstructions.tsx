import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingAccess_BookingFragment } from '../../../generated/graphql';
import { useCopyText } from '../../controls/use-copy-text';

/** The host's access instructions, which can be hidden and copied. */
export function AccessInstructions({ booking: { space, host } }: { booking: BookingAccess_BookingFragment }) {
  const { t } = useTranslation('dashboard');
  const copy = useCopyText();
  const [isHidden, setHidden] = useState(false);
  const text = space.accessInstructions;
  if (!text)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        {t('renter.noInstructions', { name: host.displayName })}
      </chakra.p>
    );
  return (
    <Flex align="flex-start" gap="1" padding="14px 8px 14px 20px" borderRadius="photo" bg="tint.trust">
      <Box flex="1" minWidth="0">
        <chakra.small display="block" textStyle="caption" color="trust.fg">
          {t('renter.instructions')}
        </chakra.small>
        <chakra.p marginTop="0.5" fontWeight="600" whiteSpace="pre-line" overflowWrap="anywhere">
          {isHidden ? t('renter.hidden') : text}
        </chakra.p>
      </Box>
      <IconButton
        variant="ghost"
        boxSize={{ base: '11', md: '9' }}
        minWidth="0"
        aria-label={isHidden ? t('renter.show') : t('renter.hide')}
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      </IconButton>
      <IconButton
        variant="ghost"
        boxSize={{ base: '11', md: '9' }}
        minWidth="0"
        aria-label={t('renter.copy')}
        onClick={() => copy(text)}
      >
        <Copy aria-hidden />
      </IconButton>
    </Flex>
  );
}
