import { textBounds } from '../../../generated/bounds';
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDecideAdjustmentMutation, type AdjustmentRow_AdjustmentFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { DOT, dottedText } from '../../../ui/display/dotted-text';

interface AdjustmentRowProps {
  adjustment: AdjustmentRow_AdjustmentFragment;
  onDecided: () => void;
}

/** One paired entry; anybody but its author confirms or rejects it. */
export function AdjustmentRow({ adjustment, onDecided }: AdjustmentRowProps) {
  const { t } = useTranslation('staff');
  const { money, instant, dayRange } = useFormats();
  const [decide] = useDecideAdjustmentMutation();
  const { id, kind, from, to, amountCents, status, statement, proposer, proposedAt, decision, canDecide, booking } =
    adjustment;
  return (
    <chakra.li
      listStyleType="none"
      padding="14px 16px"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      bg="bg.panel"
      textStyle="sm"
      display="grid"
      gap="2"
    >
      <chakra.p>
        <chakra.b fontWeight="600">{`${t(`money.adjustment.${kind}`)} · ${money(amountCents)}`}</chakra.b>
        {from && to && `${DOT}${dayRange(from, to)}`}
        {DOT}
        <chakra.span asChild color="brand.fg">
          <Link to={`/admin/bookings/${booking.id}`}>{booking.reference}</Link>
        </chakra.span>
      </chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {statement}
      </chakra.p>
      <chakra.p textStyle="xs" color="fg.subtle">
        {dottedText([t(`money.adjustmentStatus.${status}`), proposer.displayName, instant(proposedAt)])}
      </chakra.p>
      {decision && (
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {decision}
        </chakra.p>
      )}
      {canDecide && (
        <LazyDecisionForm
          name={id}
          fields={[
            {
              name: 'answer',
              label: t('money.answer'),
              kind: (['yes', 'no'] as const).map((value) => ({ value, label: t(`money.answers.${value}`) })),
            },
            {
              name: 'statement',
              label: t('room.statement'),
              hint: t('booking.whyHint', textBounds.logReason),
              kind: 'text',
            },
          ]}
          submit={({ answer }) => t(`money.answers.${answer === 'no' ? 'no' : 'yes'}`)}
          done={t('booking.done')}
          onSend={({ answer, statement: reason = '' }) =>
            decide({ variables: { input: { adjustmentId: id, isConfirmed: answer === 'yes', statement: reason } } })
          }
          onDone={onDecided}
        />
      )}
    </chakra.li>
  );
}
