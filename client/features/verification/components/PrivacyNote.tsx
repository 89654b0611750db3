import { Box, chakra } from '@chakra-ui/react';
import { EyeOff, LockKeyhole, Timer, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVerification } from '../VerificationContext';

/** Explains how documents are stored, shown before any upload. */
export function PrivacyNote() {
  const { t } = useTranslation('verification');
  const { rules } = useVerification();
  const lines: [LucideIcon, string][] = [
    [LockKeyhole, t('privacy.sealed')],
    [EyeOff, t('privacy.clean')],
    [Trash2, `${t('privacy.deleted', { days: rules.filesKeptDays })} ${t('privacy.kept')}`],
    [Timer, t('privacy.time', { hours: rules.reviewHours })],
  ];
  return (
    <Box as="aside" layerStyle="panel" padding={{ base: '4', md: '6' }} aria-labelledby="verification-privacy">
      <chakra.h2 id="verification-privacy" textStyle="h3">
        {t('privacy.title')}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="4" marginTop="4" textStyle="small" color="fg.muted">
        {lines.map(([Icon, text]) => (
          <chakra.li key={text} display="flex" gap="3">
            <Box color="trust.fg" flexShrink="0">
              <Icon size={20} aria-hidden />
            </Box>
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
