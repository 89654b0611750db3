import { Box, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { staffMoneyBounds } from '../../../generated/staff-bounds';
import { useFormats } from '../../../i18n/format';
import { TextLink } from '../../../ui/links/TextLink';
import { AlarmsList } from './AlarmsList';
import { ProposedList } from './ProposedList';
import { RefundsList } from './RefundsList';
import { TaxRates } from './TaxRates';
import { TransfersList } from './TransfersList';

/** Open money tasks: entries for a second person, transfers, failed refunds, ledger differences; and tax rates. */
export function MoneySection() {
  const { t } = useTranslation(['admin', 'staff']);
  const { money } = useFormats();
  return (
    <Stack gap="6">
      <TextLink to="/admin/money">{t('staff:money.toList')}</TextLink>
      <MoneyPanel
        title={t('staff:money.adjustments')}
        text={t('staff:money.proposedText', { amount: money(staffMoneyBounds.aloneCents) })}
      >
        <ProposedList />
      </MoneyPanel>
      <MoneyPanel title={t('money.transfers.title')} text={t('money.transfers.text')}>
        <TransfersList />
      </MoneyPanel>
      <MoneyPanel title={t('money.refunds.title')} text={t('money.refunds.text')}>
        <RefundsList />
      </MoneyPanel>
      <MoneyPanel title={t('money.alarms.title')} text={t('money.alarms.text')}>
        <AlarmsList />
      </MoneyPanel>
      <MoneyPanel title={t('money.taxes.title')} text={t('money.taxes.text')}>
        <TaxRates />
      </MoneyPanel>
    </Stack>
  );
}

function MoneyPanel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" marginTop="1" marginBottom="4">
        {text}
      </chakra.p>
      {children}
    </Box>
  );
}
