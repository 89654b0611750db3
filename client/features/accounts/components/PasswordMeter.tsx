import { Box, chakra, HStack } from '@chakra-ui/react';
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePasswordStrength, type PasswordLevel } from '../password-strength';
import { accountBounds } from '../../../generated/bounds';

const COLORS: Record<PasswordLevel, string> = {
  0: 'border',
  1: 'fg.error',
  2: 'fg.error',
  3: 'fg.warning',
  4: 'fg.success',
  5: 'fg.success',
};

const WORDS = ['veryWeak', 'weak', 'medium', 'strong', 'veryStrong'] as const;
const STEPS = [1, 2, 3, 4, 5] as const;
const MIN_LENGTH = accountBounds.password.min;

function Rule({ isMet, text }: { isMet: boolean; text: string }) {
  const { t } = useTranslation('accounts');
  const Icon = isMet ? Check : Circle;
  return (
    <HStack as="li" gap="1.5" color={isMet ? 'fg.muted' : 'fg.subtle'}>
      <Box color={isMet ? 'trust.solid' : 'fg.subtle'} flexShrink="0">
        <Icon size={16} strokeWidth={2.25} aria-hidden />
      </Box>
      {text}
      <Box srOnly>{t(isMet ? 'password.met' : 'password.unmet')}</Box>
    </HStack>
  );
}

interface PasswordMeterProps {
  password: string;
  /** The user's name and address, as far as known, which should not be part of the password. */
  email?: string;
  fullName?: string;
}

/** Five bars, their label, and the two rules that can be checked at once. */
export function PasswordMeter({ password, email, fullName = '' }: PasswordMeterProps) {
  const { t } = useTranslation('accounts');
  const { level, weakness } = usePasswordStrength(password, [email ?? '', fullName]);
  const grade = WORDS[level - 1];
  const word = grade && t(`password.levels.${grade}`);
  const name = email?.split('@')[0]?.toLowerCase() ?? '';
  const hidesEmail = password.length > 0 && (!name || !password.toLowerCase().includes(name));
  return (
    <Box marginTop="1" width="100%">
      <Box
        role="meter"
        aria-label={t('password.strength')}
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={level}
        {...(word && { 'aria-valuetext': word })}
      >
        <Box display="grid" gridTemplateColumns="repeat(5, 1fr)" gap="1" height="6px" aria-hidden>
          {STEPS.map((step) => (
            <Box key={step} borderRadius="3px" bg={step <= level ? COLORS[level] : 'border'} />
          ))}
        </Box>
        <HStack justifyContent="space-between" gap="3" marginTop="2" textStyle="sm" color="fg.subtle" aria-hidden>
          <chakra.b fontWeight="600" color={level ? COLORS[level] : 'fg.subtle'}>
            {word}
          </chakra.b>
          <span>{t('password.minimum')}</span>
        </HStack>
      </Box>
      <chakra.p role="status" textStyle="sm" color="fg.muted" marginTop={weakness ? '2' : '0'}>
        {weakness && t(`password.help.${weakness}`)}
      </chakra.p>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        columnGap="4"
        rowGap="1"
        marginTop="2"
        textStyle="sm"
      >
        <Rule isMet={password.length >= MIN_LENGTH} text={t('password.longEnough', { min: MIN_LENGTH })} />
        {email !== undefined && <Rule isMet={hidesEmail} text={t('password.noEmail')} />}
      </chakra.ul>
    </Box>
  );
}
