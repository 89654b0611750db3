import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toAppError } from '../../../apollo/app-error';
import { useConfirmWaitingListMutation, useLeaveWaitingListMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { PageContainer } from '../../../ui/layout/Page';

/** Where the links of a waiting list's mail lead. They ask first: mail programs open links by themselves. */
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
  const [confirm, { loading, data, error }] = useConfirmWaitingListMutation();
  const outcome = data && (data.confirmWaitingList.isConfirmed ? 'done' : 'gone');
  return (
    <Notice
      name="confirm"
      outcome={outcome}
      error={error}
      isBusy={loading}
      onPress={() => void confirm({ variables: { input: { token } } }).catch(() => undefined)}
      onClose={onClose}
    />
  );
}

function LeaveNotice({ token, onClose }: LinkNoticeProps) {
  const [leave, { loading, data, error }] = useLeaveWaitingListMutation();
  return (
    <Notice
      name="leave"
      outcome={data && 'done'}
      error={error}
      isBusy={loading}
      onPress={() => void leave({ variables: { token } }).catch(() => undefined)}
      onClose={onClose}
    />
  );
}

interface NoticeProps {
  name: 'confirm' | 'leave';
  /** What became of it; undefined until the button is pressed. */
  outcome: 'done' | 'gone' | undefined;
  error: unknown;
  isBusy: boolean;
  onPress: () => void;
  onClose: () => void;
}

function Notice({ name, outcome, error, isBusy, onPress, onClose }: NoticeProps) {
  const { t } = useTranslation('cities');
  const { textOf } = useErrorText();
  return (
    <PageContainer pt="4">
      <Box layerStyle="card" bg="bg.panel" p="5">
        <chakra.h2 textStyle="h3">{t(`${name}.${outcome ?? 'title'}`)}</chakra.h2>
        <chakra.p mt="1" color="fg.muted" role="status">
          {error ? textOf(toAppError(error)) : t(`${name}.${outcome ? `${outcome}Text` : 'text'}`)}
        </chakra.p>
        {!outcome && (
          <Flex gap="2" mt="4" flexWrap="wrap">
            <Button loading={isBusy} onClick={onPress}>
              {t(`${name}.confirm`)}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {t(`${name}.stay`)}
            </Button>
          </Flex>
        )}
      </Box>
    </PageContainer>
  );
}
