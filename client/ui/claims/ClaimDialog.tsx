import { Box, Button, chakra, Grid, Skeleton } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { toAppError, type AppError } from '../../apollo/app-error';
import { claimBounds } from '../../generated/rare-bounds';
import { useClaimFormQuery, useSubmitClaimMutation } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { Dotted } from '../display/Dotted';
import { AlertBox } from '../feedback/AlertBox';
import { LoadingRegion } from '../feedback/LoadingRegion';
import { ErrorState } from '../feedback/states';
import { toast } from '../feedback/toast';
import { Dialog } from '../overlay/Dialog';
import { WIDE } from '../overlay/wide-button';
import { CaseStep } from './CaseStep';
import { claimInput, type ClaimDraft, type ClaimFormBooking } from './claim-draft';
import { claimPath } from './claim-path';
import { EvidenceStep } from './EvidenceStep';
import { RemedyStep } from './RemedyStep';
import { useClaimDraft } from './use-claim-draft';
import type { EvidenceFile } from './use-evidence-files';
import { useRemedies } from './use-remedies';

/** Fields of each step, to return to the one that must be changed; errors of others are shown above the steps. */
const STEP_OF: Readonly<Record<string, 1 | 2 | 3>> = {
  case: 1,
  detail: 1,
  discoveredOn: 2,
  measuredM2: 2,
  evidenceIds: 2,
  text: 2,
  items: 2,
  wantedCents: 3,
  remedy: 3,
  isTrue: 3,
};
const stepOf = (path: string): 1 | 2 | 3 | undefined => STEP_OF[path.split('.')[0] ?? ''];

interface ClaimDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Opens a claim in three steps. The typed data are kept when it is closed. */
export function ClaimDialog({ bookingId, onClose }: ClaimDialogProps) {
  const { t } = useTranslation('claims');
  const { data, error, refetch } = useClaimFormQuery({ variables: { bookingId }, fetchPolicy: 'network-only' });
  const booking = data?.booking;
  if (booking) return <ClaimForm booking={booking} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('dialog.title')} width="40rem">
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion>
          <Skeleton height="60" borderRadius="card" />
        </LoadingRegion>
      )}
    </Dialog>
  );
}

function ClaimForm({ booking, onClose }: { booking: ClaimFormBooking; onClose: () => void }) {
  const { t } = useTranslation('claims');
  const navigate = useNavigate();
  const { textOf, fieldText } = useErrorText();
  const { draft, change, reset } = useClaimDraft(booking.id);
  const remedies = useRemedies(booking.id, draft);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [submit, { loading }] = useSubmitClaimMutation();
  const isHost = booking.viewerRole === 'HOST';
  const otherName = (isHost ? booking.renter : booking.host).displayName;
  const choice = booking.claimOptions.find(({ case: name }) => name === draft.claimCase);
  const open = booking.claims.find(({ viewerRole, isOpen }) => viewerRole === 'CLAIMANT' && isOpen);

  const set = (next: Partial<ClaimDraft>): void => change((before) => ({ ...before, ...next }));
  const setFiles = (make: (files: readonly EvidenceFile[]) => readonly EvidenceFile[]): void =>
    change((before) => ({ ...before, files: make(before.files) }));
  const errorOf = (path: string): string | undefined => {
    const field = failure?.fields.find((one) => one.path === path || one.path.startsWith(`${path}.`));
    return field && fieldText(field);
  };

  const send = async (): Promise<void> => {
    setFailure(null);
    try {
      const { data } = await submit({ variables: { input: claimInput(booking.id, draft) } });
      if (!data) return;
      reset();
      const description = t('dialog.sentText', { name: otherName, ...claimBounds });
      toast({ title: t('dialog.sent'), description, tone: 'success' });
      onClose();
      void navigate(claimPath(booking.id, data.submitClaim.claim.id));
    } catch (error) {
      const problem = toAppError(error);
      setFailure(problem);
      const step = stepOf(problem.fields[0]?.path ?? '');
      if (step) set({ step });
    }
  };

  const unplaced = failure?.fields.find(({ path }) => !stepOf(path));
  const isSending = draft.files.some(({ id, problem }) => id === null && !problem);
  const isReady = choice?.barrier === null && (draft.step < 3 || remedies.isCurrent);
  const back = draft.step === 1 ? onClose : () => set({ step: draft.step === 3 ? 2 : 1 });
  const next = draft.step === 3 ? () => void send() : () => set({ step: draft.step === 1 ? 2 : 3 });
  const nextLabel = ({ 1: 'toEvidence', 2: 'next', 3: 'submit' } as const)[draft.step];
  const shown = { draft, set, errorOf };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isHost ? t('dialog.titleHost') : t('dialog.title')}
      subtitle={<Dotted items={[booking.space.title, otherName]} />}
      width="40rem"
      footer={
        <>
          <Button variant="ghost" {...WIDE} order={{ base: 2, md: 0 }} marginEnd="auto" onClick={back}>
            {t(draft.step === 1 ? 'dialog.cancel' : 'dialog.back')}
          </Button>
          <Button {...WIDE} disabled={!isReady || loading || isSending} onClick={next}>
            {t(`dialog.${nextLabel}`)}
          </Button>
        </>
      }
    >
      <Steps step={draft.step} />
      {failure && (unplaced || failure.fields.length === 0) && (
        <AlertBox marginBottom="4">{unplaced ? fieldText(unplaced) : textOf(failure)}</AlertBox>
      )}
      {open && draft.step === 1 && (
        <chakra.p marginBottom="4" fontWeight="600" textDecoration="underline">
          <Link to={claimPath(booking.id, open.id)} onClick={onClose}>
            {t('dialog.openCase')}
          </Link>
        </chakra.p>
      )}
      {draft.step === 1 || !choice ? (
        <CaseStep booking={booking} otherName={otherName} onLeave={onClose} {...shown} />
      ) : draft.step === 2 ? (
        <EvidenceStep booking={booking} choice={choice} setFiles={setFiles} {...shown} />
      ) : (
        <RemedyStep booking={booking} choice={choice} remedies={remedies} otherName={otherName} {...shown} />
      )}
    </Dialog>
  );
}

function Steps({ step }: { step: 1 | 2 | 3 }) {
  const { t } = useTranslation('claims');
  return (
    <Grid
      as="ol"
      listStyleType="none"
      templateColumns="repeat(3, 1fr)"
      gap="2"
      marginBottom="6"
      aria-label={t('dialog.steps')}
    >
      {([1, 2, 3] as const).map((number) => {
        const isDone = number < step;
        const isNow = number === step;
        return (
          <chakra.li
            key={number}
            aria-current={isNow ? 'step' : undefined}
            textStyle="small"
            fontWeight={isNow ? '600' : '400'}
            color={isNow ? 'fg' : 'fg.muted'}
          >
            <Box height="3px" marginBottom="2" bg={isDone ? 'trust.solid' : isNow ? 'brand.solid' : 'border'} />
            {isDone && (
              <Box as="span" display="inline-block" color="trust.fg" verticalAlign="-3px" marginEnd="1.5">
                <Check size={16} aria-hidden />
              </Box>
            )}
            {t(`dialog.step${number}`)}
          </chakra.li>
        );
      })}
    </Grid>
  );
}
