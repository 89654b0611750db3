import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import {
  useRateTicketMutation,
  useReopenTicketMutation,
  type OwnTicket_TicketFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { TicketComposer } from '../../../ui/support/TicketComposer';
import { useTicketTimes } from '../../../ui/support/use-ticket-times';

/** Labels of the ratings 1 to 5. */
const SCORES = ['worst', 'bad', 'fair', 'good', 'best'] as const;

/** After a resolved or closed ticket: a rating, and a button to reopen it. */
export function Outcome({ ticket }: { ticket: OwnTicket_TicketFragment }) {
  const { t } = useTranslation('support');
  const { moment } = useTicketTimes();
  const [isReopening, setIsReopening] = useState(false);
  const [reopen] = useReopenTicketMutation();
  const { id, status, availableActions, reopenUntil } = ticket;
  if (status === 'CLOSED')
    return (
      <chakra.p padding="5" borderTopWidth="1px" borderColor="hairline" textStyle="sm" color="fg.muted">
        {t('outcome.closed')}
      </chakra.p>
    );
  if (status !== 'RESOLVED') return null;
  return (
    <Box borderTopWidth="1px" borderColor="hairline">
      <Flex wrap="wrap" align="center" justify="space-between" gap="4" padding={{ base: '4', md: '16px 24px' }}>
        {availableActions.includes('RATE') && <Rating ticket={ticket} />}
        {availableActions.includes('REOPEN') && !isReopening && (
          <Box>
            <Button variant="outline" onClick={() => setIsReopening(true)}>
              {t('outcome.reopen')}
            </Button>
            {reopenUntil && (
              <chakra.p textStyle="caption" fontWeight="450" color="fg.subtle" marginTop="1">
                {t('outcome.until', { at: moment(reopenUntil) })}
              </chakra.p>
            )}
          </Box>
        )}
      </Flex>
      {isReopening && (
        <TicketComposer
          ticketId={id}
          label={t('outcome.why')}
          send={async (message) => {
            await reopen({ variables: { input: { ticketId: id, ...message } } });
            setIsReopening(false);
          }}
        />
      )}
    </Box>
  );
}

function Rating({ ticket: { id, satisfaction } }: { ticket: OwnTicket_TicketFragment }) {
  const { t } = useTranslation('support');
  const { textOf } = useErrorText();
  const [rate, { error }] = useRateTicketMutation();
  return (
    <chakra.fieldset border="0" minWidth="0">
      <chakra.legend textStyle="sm" fontWeight="600" marginBottom="2">
        {t(satisfaction === null ? 'outcome.ask' : 'outcome.thanks')}
      </chakra.legend>
      <Flex gap="1.5" align="center">
        {SCORES.map((name, index) => (
          <chakra.button
            key={name}
            type="button"
            aria-pressed={satisfaction === index + 1}
            aria-label={t(`outcome.scores.${name}`)}
            title={t(`outcome.scores.${name}`)}
            onClick={() =>
              void rate({ variables: { input: { ticketId: id, score: index + 1 } } }).catch(() => undefined)
            }
            width="11"
            height="11"
            borderWidth="1px"
            borderColor="border.control"
            borderRadius="control"
            fontWeight="600"
            cursor="pointer"
            _hover={{ '&[aria-pressed=false]': { bg: 'hover' } }}
            _pressed={{ bg: 'fg', color: 'bg', borderColor: 'fg' }}
          >
            {index + 1}
          </chakra.button>
        ))}
      </Flex>
      {error && <AlertBox>{textOf(toAppError(error))}</AlertBox>}
    </chakra.fieldset>
  );
}
