import { Badge, Button, chakra } from '@chakra-ui/react';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useVerification } from '../VerificationContext';
import { LevelRow } from './LevelRow';

const PATHS = {
  TRADER_DETAILS: '/profile/edit#trader',
  TAX_DETAILS: '/profile/edit#tax',
  PAYOUT_ACCOUNT: '/dashboard?mode=host&tab=earnings',
} as const;

/** Level 4 of hosts: the data required for payouts and by the tax office. */
export function PayeeRow() {
  const { t } = useTranslation('verification');
  const { instant } = useFormats();
  const { person } = useVerification();
  const { hasTaxDetails, hasPayoutAccount } = person.verification;
  const { isTrader, hostData } = person;
  const isDone = hasTaxDetails && hasPayoutAccount;
  const own = isTrader ? 'TRADER_DETAILS' : 'TAX_DETAILS';
  const next = hasTaxDetails ? 'PAYOUT_ACCOUNT' : own;
  return (
    <LevelRow
      icon={Landmark}
      title={t('levels.payee.title')}
      text={t('levels.payee.text')}
      isDone={isDone}
      badge={
        <Badge colorPalette={isDone ? 'trust' : 'orange'}>
          {t(isDone ? 'levels.payee.done' : 'levels.payee.open')}
        </Badge>
      }
      action={
        <Button asChild variant={isDone ? 'outline' : 'solid'}>
          <Link to={PATHS[isDone ? own : next]}>
            {t(isDone ? 'levels.payee.change' : `levels.payee.action.${next}`)}
          </Link>
        </Button>
      }
    >
      <chakra.p textStyle="small">
        {t(hasTaxDetails ? `levels.payee.has.${own}` : `levels.payee.lacks.${own}`)}{' '}
        {t(hasPayoutAccount ? 'levels.payee.has.PAYOUT_ACCOUNT' : 'levels.payee.lacks.PAYOUT_ACCOUNT')}
      </chakra.p>
      {hostData && (
        <chakra.p
          textStyle="small"
          fontWeight="600"
          color={hostData.unlistedAt ? 'fg.error' : 'fg.warning'}
          marginTop="1"
        >
          {hostData.unlistedAt
            ? t('levels.payee.unlisted')
            : t('levels.payee.due', { day: instant(hostData.dueAt, LONG_DATE) })}
        </chakra.p>
      )}
    </LevelRow>
  );
}
