import { Badge, Box, Button, chakra, Flex, NativeSelect, Stack, Textarea } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { FormField } from '../../../forms/FormField';
import { NumberInput } from '../../../forms/NumberInput';
import {
  AdminCountsDocument,
  ClaimsToDecideDocument,
  useClaimDecisionPreviewQuery,
  useDecideClaimMutation,
  type ClaimCase_ClaimFragment,
  type ClaimRemedy,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { claimPath } from '../../../ui/claims/claim-path';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { toast } from '../../../ui/feedback/toast';
import { sectionPath } from '../section-path';

/** Remedies with a sum of the staff's own. */
const OWN_SUM: readonly ClaimRemedy[] = ['PARTIAL_REFUND', 'GUARANTEE', 'DEPOSIT', 'REBOOKING'];

/** Decides a claim: the remedy, what it pays, and the reasons that both sides read. */
export function ClaimDecisionForm({ claim }: { claim: ClaimCase_ClaimFragment }) {
  const { t } = useTranslation(['admin', 'claims']);
  const { money, instant } = useFormats();
  const { textOf, fieldText } = useErrorText();
  const navigate = useNavigate();
  const [remedy, setRemedy] = useState<ClaimRemedy>(claim.wantedRemedy);
  const [euros, setEuros] = useState<number | null>(null);
  const [reasons, setReasons] = useState('');
  const [failure, setFailure] = useState<AppError | null>(null);
  const [decide, { loading }] = useDecideClaimMutation({
    refetchQueries: [AdminCountsDocument, ClaimsToDecideDocument],
  });
  const hasSum = OWN_SUM.includes(remedy);
  const { data } = useClaimDecisionPreviewQuery({
    variables: { id: claim.id, remedy, amountCents: hasSum && euros !== null ? Math.round(euros * 100) : null },
    fetchPolicy: 'network-only',
  });
  const amountCents = data?.claim?.decisionPreview.amountCents ?? null;
  const errorOf = (path: string) => {
    const field = failure?.fields.find((one) => one.path === path);
    return field && fieldText(field);
  };
  const send = async (): Promise<void> => {
    setFailure(null);
    try {
      await decide({ variables: { input: { claimId: claim.id, remedy, amountCents: amountCents ?? 0, reasons } } });
    } catch (error) {
      return setFailure(toAppError(error));
    }
    toast({ title: t('claims.done', { reference: claim.reference }), tone: 'success' });
    void navigate(sectionPath('claims'));
  };
  const isRenters = claim.side === 'RENTER';
  const { renter, host } = claim.booking;
  const [claimant, other] = isRenters ? [renter, host] : [host, renter];
  const canDecide = claim.availableSteps.includes('DECIDE');
  return (
    <Stack gap="5" maxWidth="46rem">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <chakra.h2 textStyle="h3">
          {claim.reference} · {t(`claims:titles.${claim.case}`)}
        </chakra.h2>
        {claim.decideBy && (
          <Badge colorPalette="orange">
            <Hourglass aria-hidden />
            {t('claims.until', { at: instant(claim.decideBy) })}
          </Badge>
        )}
      </Flex>
      <Box layerStyle="panel" padding="5">
        <Statement name={claimant.displayName} role={t(`claims:case.${isRenters ? 'renter' : 'host'}`)}>
          {claim.text}
        </Statement>
        <chakra.p marginTop="2" textStyle="small" color="fg.muted">
          {t('claims:case.agreeText', { remedy: t(`claims:remedies.${claim.wantedRemedy}`) })}
        </chakra.p>
        {claim.answer && (
          <Box marginTop="4" paddingTop="4" borderTopWidth="1px" borderColor="hairline">
            <Statement name={other.displayName} role={t(`claims:case.${isRenters ? 'host' : 'renter'}`)}>
              {claim.answer.text}
            </Statement>
          </Box>
        )}
        {claim.appealText && (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" marginTop="3">
            <b>{t('claims:case.appealText')}:</b> {claim.appealText}
          </chakra.p>
        )}
        <chakra.p marginTop="3" textDecoration="underline">
          <Link to={claimPath(claim.booking.id, claim.id)}>{t('claims.whole')}</Link>
        </chakra.p>
      </Box>
      {!canDecide && <p>{t('claims.notYours')}</p>}
      {canDecide && (
        <Stack gap="4">
          {failure && failure.fields.length === 0 && <AlertBox>{textOf(failure)}</AlertBox>}
          <FormField name="remedy" label={t('claims.remedy')} error={errorOf('remedy')}>
            <NativeSelect.Root size="lg">
              <NativeSelect.Field value={remedy} onChange={({ target }) => setRemedy(target.value as ClaimRemedy)}>
                {claim.decidableRemedies.map((one) => (
                  <option key={one} value={one}>
                    {t(`claims:proposal.${one}`)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
          {hasSum && (
            <FormField
              name="amountCents"
              label={t('claims.sum')}
              hint={t('claims.sumHint')}
              error={errorOf('amountCents')}
            >
              <NumberInput size="lg" suffix="€" value={euros} onChange={setEuros} />
            </FormField>
          )}
          <chakra.output aria-live="polite" display="block" fontWeight="600">
            {t('claims.pays', { amount: amountCents === null ? '–' : money(amountCents) })}
          </chakra.output>
          <FormField
            name="reasons"
            label={t('claims.reasons')}
            hint={t('claims.reasonsHint')}
            error={errorOf('reasons')}
          >
            <Textarea rows={5} value={reasons} onChange={({ target }) => setReasons(target.value)} />
          </FormField>
          <Button alignSelf="start" disabled={loading || amountCents === null} onClick={() => void send()}>
            {t('claims.decide')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** What a side says, with who says it. */
function Statement({ name, role, children }: { name: string; role: string; children: string }) {
  return (
    <>
      <chakra.h3 textStyle="small" fontWeight="600">
        {name} · {role}
      </chakra.h3>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" marginTop="1">
        {children}
      </chakra.p>
    </>
  );
}
