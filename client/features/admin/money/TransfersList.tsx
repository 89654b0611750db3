import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useOpenTransfersQuery, type OpenTransfersQuery } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { dottedText } from '../../../ui/display/dotted-text';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { RecordLink } from '../components/RecordLink';
import { Failure } from '../money-cases/Failure';

type OpenTransfer = OpenTransfersQuery['openTransfers'][number];

const PATH: Readonly<Record<OpenTransfer['kind'], string>> = {
  GUARANTEE: '/admin/claims',
  PAYOUT: '/admin/money/payouts',
};

/** What the guarantee owes and failed payouts, each with a link to the record where it is settled. */
export function TransfersList() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useOpenTransfersQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />;
  if (data.openTransfers.length === 0) return <p>{t('money.transfers.none')}</p>;
  return (
    <chakra.ul listStyleType="none">
      {data.openTransfers.map((transfer) => (
        <TransferRow key={transfer.caseId} transfer={transfer} />
      ))}
    </chakra.ul>
  );
}

function TransferRow({ transfer }: { transfer: OpenTransfer }) {
  const { t } = useTranslation(['admin', 'staff']);
  const { money, instant } = useFormats();
  const { kind, caseId, reference, personName, amountCents, since, failureCode } = transfer;
  return (
    <chakra.li paddingBlock="4" _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
      <chakra.h3 fontWeight="600">{dottedText([money(amountCents), personName])}</chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {t(`money.transfers.since.${kind}`, { at: instant(since, LONG_DAY) })}
      </chakra.p>
      {failureCode && (
        <chakra.p textStyle="small">
          {`${t('staff:money.failure')}: `}
          <Failure code={failureCode} />
        </chakra.p>
      )}
      <RecordLink to={`${PATH[kind]}/${caseId}`} text={t(`money.transfers.open.${kind}`, { reference })} />
    </chakra.li>
  );
}
