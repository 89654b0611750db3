import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toAppError } from '../../../apollo/app-error';
import { useLeaveWaitingListMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { PageContainer } from '../../../ui/layout/Page';

/** Where the link of a waiting list's mail leads. It asks first: mail programs open links by themselves. */
export function LeaveNotice() {
  const { t } = useTranslation('cities');
  const { textOf } = useErrorText();
  const [params] = useSearchParams();
  const token = params.get('leave');
  const [leave, { loading, data, error }] = useLeaveWaitingListMutation();
  const [isClosed, setClosed] = useState(false);
  if (!token || isClosed) return null;
  return (
    <PageContainer pt="4">
      <Box layerStyle="card" bg="bg.panel" p="5">
        <chakra.h2 textStyle="h3">{t(data ? 'leave.done' : 'leave.title')}</chakra.h2>
        <chakra.p mt="1" color="fg.muted" role="status">
          {error ? textOf(toAppError(error)) : t(data ? 'leave.doneText' : 'leave.text')}
        </chakra.p>
        {!data && (
          <Flex gap="2" mt="4" flexWrap="wrap">
            <Button loading={loading} onClick={() => void leave({ variables: { token } }).catch(() => undefined)}>
              {t('leave.confirm')}
            </Button>
            <Button variant="outline" onClick={() => setClosed(true)}>
              {t('leave.stay')}
            </Button>
          </Flex>
        )}
      </Box>
    </PageContainer>
  );
}
