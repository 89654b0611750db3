import { Box, Button, chakra, Grid, Skeleton } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { toAppError, type AppError, type FieldError } from '../../apollo/app-error';
import { claimBounds } from '../../generated/claim-bounds';
import { useClaimFormQuery, useSubmitClaimMutation } from '../../generated/graphql';
import { ErrorSummary, type SummaryError } from '../../forms/ErrorSummary';
import { fieldId } from '../../forms/FormField';
import { useErrorText } from '../../i18n/use-error-text';
import { Dotted } from '../display/Dotted';
import { LoadingRegion } from '../feedback/LoadingRegion';
import { ErrorState } from '../feedback/states';
import { toast } from '../feedback/toast';
import { Dialog } from '../overlay/Dialog';
import { WIDE } from '../overlay/wide-button';
import { CaseStep } from './CaseStep';
import { claimInput, isFileShown, isTyped, type ClaimDraft, type ClaimFormBooking } from './claim-draft';
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
  policeReport: 2,
  text: 2,
  items: 2,
  wantedCents: 3,
  remedy: 3,
  isTrue: 3,
};
const stepOf = (path: string): 1 | 2 | 3 | undefined => STEP_OF[path.split('.')[0] ?? ''];

/** The errors with the names of their fields in the dialog: an item's is its key, and a file's the field of all files. */
function problemsOf({ fields }: AppError, keys: readonly string[]): (FieldError & { name: string })[] {
  const named = fields.map((field) => {
    const [first = '', position] = field.path.split('.');
    const key = first === 'items' ? keys[Number(position)] : undefined;
    if (field.code === 'POLICE_REPORT_REQUIRED') return { ...field, name: 'policeReport' };
    return { ...field, name: key === undefined ? first : `items.${key}` };
  });
  const isSame = (a: (typeof named)[number], b: (typeof named)[number]): boolean =>
    a.name === b.name && a.code === b.code;
  return named.filter((field, index) => named.findIndex((one) => isSame(one, field)) === index);
}

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
  // Errors refer to positions among the items that were sent, which may have moved since.
  const [failed, setFailed] = useState<{ failure: AppError; keys: readonly string[] } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [submit, { loading }] = useSubmitClaimMutation();
  const isHost = booking.viewerRole === 'HOST';
  const otherName = (isHost ? booking.renter : booking.host).displayName;
  const choice = booking.claimOptions.find(({ case: name }) => name === draft.claimCase);
  const open = booking.claims.find(({ viewerRole, isOpen }) => viewerRole === 'CLAIMANT' && isOpen);

  const set = (next: Partial<ClaimDraft>): void => change((before) => ({ ...before, ...next }));
  const setFiles = (make: (files: readonly EvidenceFile[]) => readonly EvidenceFile[]): void =>
    change((before) => ({ ...before, files: make(before.files) }));
  const isThere = (name: string): boolean =>
    !name.startsWith('items.') || draft.items.some(({ key }) => name === `items.${key}`);
  const problems = failed ? problemsOf(failed.failure, failed.keys).filter(({ name }) => isThere(name)) : [];
  // Sending leaves the dialog, and with it the files that could still be uploaded.
  const failedFile = draft.files.find((file) => file.problem && isFileShown(draft, file));
  const fileError =
    isRefused && failedFile
      ? { name: failedFile.isPoliceReport ? 'policeReport' : 'evidenceIds', message: t('dialog.filesFailed') }
      : null;
  const errorOf = (name: string): string | undefined => {
    if (name === fileError?.name) return fileError.message;
    const problem = problems.find((one) => one.name === name);
    return problem && fieldText(problem);
  };
  const send = async (): Promise<void> => {
    setFailed(null);
    setAttempt((count) => count + 1);
    setRefused(failedFile !== undefined);
    if (failedFile) return set({ step: 2 });
    try {
      const { data } = await submit({ variables: { input: claimInput(booking.id, draft) } });
      if (!data) return;
      reset();
      const description = t('dialog.sentText', { name: otherName, ...claimBounds });
      toast({ title: t('dialog.sent'), description, tone: 'success' });
      onClose();
      void navigate(claimPath(booking.id, data.submitClaim.claim.id));
    } catch (error) {
      const failure = toAppError(error);
      setFailed({ failure, keys: draft.items.filter(isTyped).map(({ key }) => key) });
      const step = stepOf(failure.fields[0]?.path ?? '');
      if (step) set({ step });
    }
  };

  const errors: SummaryError[] = problems.map((problem) => {
    const number = draft.items.findIndex(({ key }) => problem.name === `items.${key}`) + 1;
    const message = fieldText(problem);
    const thing = number > 0 ? t('dialog.itemName', { number }) : null;
    const label = problem.code === 'DOCUMENT_REQUIRED' ? t('dialog.documents') : thing;
    return {
      name: stepOf(problem.name) ? problem.name : null,
      message: label ? `${label}: ${message}` : message,
    };
  });
  if (fileError) errors.push(fileError);
  if (failed?.failure.fields.length === 0) errors.push({ name: null, message: textOf(failed.failure) });
  /** Goes to the step of a field, which may not be the one shown, and then to the field. */
  const follow = (name: string): void => {
    flushSync(() => set({ step: stepOf(name) ?? draft.step }));
    document.getElementById(fieldId(name))?.focus();
  };
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
      {errors.length > 0 && (
        <Box marginBottom="4">
          <ErrorSummary errors={errors} attempt={attempt} onFollow={follow} />
        </Box>
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

/* The button that was pressed stays, under another name: the new step takes the focus, unless a refusal takes it. */
function Steps({ step }: { step: 1 | 2 | 3 }) {
  const { t } = useTranslation('claims');
  const current = useRef<HTMLLIElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) current.current?.focus();
    shown.current = step;
  }, [step]);
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
            ref={isNow ? current : undefined}
            tabIndex={isNow ? -1 : undefined}
            aria-current={isNow ? 'step' : undefined}
            outlineOffset="4px"
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
