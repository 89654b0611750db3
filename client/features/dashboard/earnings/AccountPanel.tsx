import { Box, Button, chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { TextLink } from '../../../ui/links/TextLink';
import { useAccountCheck, type Account } from './use-account-check';
import { useAccountPage } from './use-account-page';

/** The payout account. Missing data are entered on the provider's own page, which the button opens. */
export function AccountPanel({ account, hasTaxDetails }: { account: Account | null; hasTaxDetails: boolean }) {
  const { t } = useTranslation('earnings');
  const { instant } = useFormats();
  const { isOpening, open } = useAccountPage();
  const status = account?.status ?? 'NONE';
  const isComplete = status === 'COMPLETE';
  const isChecking = useAccountCheck(account);
  // What the host has just entered is listed as missing until the provider has checked it.
  const requirements = isChecking ? [] : (account?.requirements ?? []);
  const Icon = isComplete ? CircleCheck : isChecking ? Clock : CircleAlert;
  return (
    <Box as="section" layerStyle="panel" padding={{ base: '4', md: '6' }} aria-labelledby="account-title">
      <chakra.h2 id="account-title" textStyle="h3">
        {t('account.title')}
      </chakra.h2>
      <chakra.p role="status" display="flex" alignItems="center" gap="2" marginTop="3" fontWeight="600">
        <chakra.span color={isComplete ? 'fg.success' : isChecking ? 'fg.muted' : 'fg.warning'}>
          <Icon size={18} aria-hidden />
        </chakra.span>
        {isChecking ? t('account.checking') : t(`account.status.${status}`)}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted" marginTop="1">
        {account?.ibanLast4
          ? t('account.iban', { last4: account.ibanLast4 })
          : isChecking
            ? t('account.checkingText')
            : t('account.text')}
      </chakra.p>
      {requirements.length > 0 && (
        <chakra.ul listStyleType="none" marginTop="3" display="grid" gap="2" textStyle="sm">
          {requirements.map((name) => (
            <chakra.li key={name} display="flex" gap="2">
              <chakra.span color="fg.warning" flexShrink="0" marginTop="0.5">
                <CircleAlert size={15} aria-hidden />
              </chakra.span>
              {t(`account.missing.${name}`)}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {account?.requirementsDueAt && (
        <chakra.p textStyle="sm" color="fg.warning" marginTop="2">
          {t('account.until', {
            day: instant(account.requirementsDueAt, LONG_DATE),
          })}
        </chakra.p>
      )}
      {!hasTaxDetails && (
        <chakra.p textStyle="sm" color="fg.warning" marginTop="3">
          {t('account.tax')} <TextLink to="/verify-identity">{t('account.taxAction')}</TextLink>
        </chakra.p>
      )}
      <Button
        marginTop="4"
        width="full"
        variant={isComplete || isChecking || status === 'RESTRICTED' ? 'outline' : 'solid'}
        loading={isOpening}
        onClick={open}
      >
        {isComplete ? t('account.change') : status === 'NONE' ? t('account.start') : t('account.goOn')}
      </Button>
    </Box>
  );
}
