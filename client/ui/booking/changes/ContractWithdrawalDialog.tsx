import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useContractWithdrawalQuery,
  useWithdrawFromContractMutation,
  type ContractWithdrawalQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useAuth } from '../../../session/AuthProvider';
import { Money } from '../../display/Price';
import { ErrorState } from '../../feedback/states';
import { useCreditText } from '../cancel/use-credit-text';
import { lastMinute } from '../last-minute';
import { MoneyLines } from '../MoneyLines';
import { refetchBookings } from '../refetch-bookings';
import type { ChangeDialogProps } from './change-question';
import { WIDE } from '../../overlay/wide-button';
import { ChangeFrame } from './ChangeFrame';
import { useChangeCommand } from './use-change-command';
import { CodeText } from '../../display/CodeText';

type Withdrawal = ContractWithdrawalQuery['contractWithdrawal'];

/** The consumer's right of withdrawal after the start (P3): a statement and its confirmation, two steps as required by law. */
export function ContractWithdrawalDialog({ bookingId, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['changes', 'stays']);
  const formats = useFormats();
  const { user } = useAuth();
  const [isConfirming, setConfirming] = useState(false);
  const { data, error, refetch } = useContractWithdrawalQuery({
    variables: { id: bookingId },
    fetchPolicy: 'network-only',
  });
  const [withdraw] = useWithdrawFromContractMutation(refetchBookings);
  const command = useChangeCommand(onClose, refetch);
  const withdrawal = data?.contractWithdrawal ?? null;
  const send = (): void => {
    if (!withdrawal) return;
    const input = { bookingId, refundCents: withdrawal.refundCents };
    void command.send(() => withdraw({ variables: { input } }), {
      title: t('stays:withdrawal.done'),
      description: t('stays:withdrawal.doneText', { email: user?.email ?? '' }),
    });
  };
  const footer = isConfirming ? (
    // The second half of a double click on the former button must not confirm.
    <Button
      {...WIDE}
      disabled={command.isBusy || !withdrawal}
      height="auto"
      minHeight="11"
      paddingBlock="2"
      whiteSpace="normal"
      onClick={({ detail }) => detail < 2 && send()}
    >
      {withdrawal && withdrawal.refundCents > 0
        ? t('stays:withdrawal.confirm', { amount: formats.money(withdrawal.refundCents) })
        : t('stays:withdrawal.confirmNothing')}
    </Button>
  ) : (
    <Button {...WIDE} disabled={!withdrawal} onClick={() => setConfirming(true)}>
      {t('stays:withdrawal.next')}
    </Button>
  );
  return (
    <ChangeFrame
      bookingId={bookingId}
      title={t('stays:withdrawal.title')}
      onClose={onClose}
      command={command}
      footer={footer}
    >
      {(booking) => (
        <>
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {withdrawal && (
            <>
              <Step number={isConfirming ? 2 : 1} />
              {isConfirming ? (
                <Sure text={t('stays:withdrawal.sure', { reference: booking.reference })} />
              ) : (
                <chakra.blockquote padding="4" borderRadius="lg" bg="bg.muted">
                  <CodeText>
                    {t('withdrawal.text', {
                      name: user?.fullName ?? '',
                      reference: booking.reference,
                      space: booking.space.title ?? '',
                    })}
                  </CodeText>
                </chakra.blockquote>
              )}
              <RefundSums withdrawal={withdrawal} />
              <chakra.p textStyle="small" color="fg.muted">
                {withdrawal.isRentCovered
                  ? t('withdrawal.rule', { count: withdrawal.usedDays })
                  : t('withdrawal.private', { name: booking.host.displayName })}{' '}
                {t('withdrawal.until', lastMinute(formats, withdrawal.until, booking.timeZone))}
              </chakra.p>
              <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
                {t('stays:withdrawal.mail', { email: user?.email ?? '' })}
              </chakra.p>
            </>
          )}
        </>
      )}
    </ChangeFrame>
  );
}

function Step({ number }: { number: number }) {
  const { t } = useTranslation('stays');
  return (
    <chakra.p role="status" textStyle="caption" color="fg.subtle">
      {t('withdrawal.step', { step: number })}
    </chakra.p>
  );
}

/* The former button is now the one that confirms: a held key must not press it, and its new label is announced. */
function Sure({ text }: { text: string }) {
  const sure = useRef<HTMLParagraphElement>(null);
  useEffect(() => sure.current?.focus(), []);
  return (
    <chakra.p ref={sure} tabIndex={-1} outlineOffset="4px" fontWeight="600">
      <CodeText>{text}</CodeText>
    </chakra.p>
  );
}

function RefundSums({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('stays');
  const creditText = useCreditText();
  const { rentRefundCents, feeRefundCents, protectionRefundCents, refundCents, creditCents, keptCents } = withdrawal;
  return (
    <Box layerStyle="card" padding={{ base: '4', md: '5' }}>
      <MoneyLines
        lines={[
          { label: t('cancel.lines.rent'), cents: rentRefundCents },
          { label: t('cancel.lines.fee'), cents: feeRefundCents },
          ...(protectionRefundCents > 0 ? [{ label: t('cancel.lines.protection'), cents: protectionRefundCents }] : []),
        ]}
      />
      <chakra.dl marginTop="4" paddingTop="4" borderTopWidth="1px" display="grid" gap="1">
        <Flex justify="space-between" align="baseline" gap="4">
          <chakra.dt fontWeight="700">{t('cancel.back')}</chakra.dt>
          <chakra.dd textStyle="price">
            <Money cents={refundCents} />
          </chakra.dd>
        </Flex>
        {keptCents > 0 && (
          <Flex justify="space-between" gap="4" color="fg.muted">
            <dt>{t('cancel.kept')}</dt>
            <dd>
              <Money cents={keptCents} />
            </dd>
          </Flex>
        )}
      </chakra.dl>
      {creditCents > 0 && (
        <chakra.p marginTop="4" textStyle="small" color="fg.muted">
          {creditText(withdrawal)}
        </chakra.p>
      )}
    </Box>
  );
}
