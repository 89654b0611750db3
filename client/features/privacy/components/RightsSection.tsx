import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataRequestBounds } from '../../../generated/rare-bounds';
import { useMyDataRequestsQuery, type OwnRequest_RequestFragment } from '../../../generated/graphql';
import type { DataRequestKind } from '../../../generated/schema';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { OwnRequests } from './OwnRequests';
import { RequestDialog } from './RequestDialog';
import { SectionPanel } from './SectionPanel';

/* In the order of the law. */
const KINDS: readonly DataRequestKind[] = ['RESTRICT', 'OBJECT'];

/** Rights handled by a person: requested here, with their deadlines. */
export function RightsSection() {
  const { t } = useTranslation('privacy');
  const { data, error, refetch } = useMyDataRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const [requestKind, setRequestKind] = useState<DataRequestKind | null>(null);
  const requests = data?.myDataRequests;
  return (
    <SectionPanel id="derechos" title={t('rights.title')} text={t('rights.text', dataRequestBounds)}>
      {!requests && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={2} />)}
      {requests && (
        <>
          <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6">
            {KINDS.map((kind) => (
              <Right key={kind} kind={kind} isWaiting={waits(requests, kind)} onRequest={() => setRequestKind(kind)} />
            ))}
          </Box>
          <OwnRequests requests={requests} onChanged={() => refetch()} />
        </>
      )}
      {requestKind && (
        <RequestDialog kind={requestKind} onClose={() => setRequestKind(null)} onFiled={() => refetch()} />
      )}
    </SectionPanel>
  );
}

const waits = (requests: readonly OwnRequest_RequestFragment[], kind: DataRequestKind): boolean =>
  requests.some((one) => one.kind === kind && one.isOpen);

interface RightProps {
  kind: DataRequestKind;
  isWaiting: boolean;
  onRequest: () => void;
}

function Right({ kind, isWaiting, onRequest }: RightProps) {
  const { t } = useTranslation('privacy');
  return (
    <Box as="section" aria-labelledby={`right-${kind}`} display="grid" alignContent="start" gap="1.5">
      <chakra.h3 id={`right-${kind}`} fontWeight="600">
        {t(`rights.kinds.${kind}.title`)}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {t(`rights.kinds.${kind}.text`)}
      </chakra.p>
      {isWaiting ? (
        <chakra.p textStyle="small" fontWeight="600" marginTop="1.5">
          {t('rights.waits')}
        </chakra.p>
      ) : (
        <Button variant="outline" justifySelf="start" marginTop="1.5" onClick={onRequest}>
          {t(`rights.kinds.${kind}.ask`)}
        </Button>
      )}
    </Box>
  );
}
