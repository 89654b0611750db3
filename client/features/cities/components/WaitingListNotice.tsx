import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toAppError } from '../../../apollo/app-error';
import { useConfirmWaitingListMutation, useLeaveWaitingListMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { PageContainer } from '../../../ui/layout/Page';

/** Target of the links in a waiting list's mail. Asks first, because mail programs open links by themselves. */
export function WaitingListNotice() {
  const [params] = useSearchParams();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const close = () => setClosed(true);
  const toConfirm = params.get('confirm');
  if (toConfirm) return <ConfirmNotice token={toConfirm} onClose={close} />;
  const toLeave = params.get('leave');
  return toLeave ? <LeaveNotice token={toLeave} onClose={close} /> : null;
}

interface LinkNoticeProps {
  token: string;
  onClose: () => void;
}

function ConfirmNotice({ token, onClose }: LinkNoticeProps) {
  const { t } = useTranslation('cities');
  const [confirm, { loading, data, error }] = useConfirmWaitingListMutation();
  const outcome = data?.confirmWaitingList.isConfirmed ? 'done' : 'gone';
  return (
    <Notice
      title={t(data ? `confirm.${outcome}` : 'confirm.title')}
      text={t(data ? `confirm.${outcome}Text` : 'confirm.text')}
      error={error}
      actions={
        !data && (
          <>
            <Button
              loading={loading}
              onClick={() => void confirm({ variables: { input: { token } } }).catch(() => undefined)}
            >
              {t('confirm.confirm')}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {t('confirm.stay')}
            </Button>
          </>
        )
      }
    />
  );
}

function LeaveNotice({ token, onClose }: LinkNoticeProps) {
  const { t } = useTranslation('cities');
  const [leave, { loading, data, error }] = useLeaveWaitingListMutation();
  return (
    <Notice
      title={t(data ? 'leave.done' : 'leave.title')}
      text={t(data ? 'leave.doneText' : 'leave.text')}
      error={error}
      actions={
        !data && (
          <>
            <Button loading={loading} onClick={() => void leave({ variables: { token } }).catch(() => undefined)}>
              {t('leave.confirm')}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {t('leave.stay')}
            </Button>
          </>
        )
      }
    />
  );
}

interface NoticeProps {
  title: string;
  text: string;
  error: unknown;
  actions: ReactNode;
}

function Notice({ title, text, error, actions }: NoticeProps) {
  const { textOf } = useErrorText();
  return (
    <PageContainer pt="4">
      <Box layerStyle="card" bg="bg.panel" p="5">
        <chakra.h2 textStyle="h3">{title}</chakra.h2>
        <chakra.p mt="1" color="fg.muted" role="status">
          {error ? textOf(toAppError(error)) : text}
        </chakra.p>
        {actions && (
          <Flex gap="2" mt="4" flexWrap="wrap">
            {actions}
          </Flex>
        )}
      </Box>
    </PageContainer>
  );
}
