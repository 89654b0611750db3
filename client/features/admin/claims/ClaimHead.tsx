import { chakra, Flex, NativeSelect } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toAppError } from '../../../apollo/app-error';
import { useAssignClaimMutation } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { type ShortcutName, SHORTCUTS, useShortcuts } from '../../../ui/staff/shortcuts';
import type { ClaimOfStaff } from './claim-of-staff';

interface ClaimHeadProps {
  claim: ClaimOfStaff;
  onDone: () => void;
}

/** The claim's place in the queue with its neighbours, and its assignee. */
export function ClaimHead({ claim, onDone }: ClaimHeadProps) {
  return (
    <Flex alignItems="center" gap="3" flexWrap="wrap" justifyContent="flex-end">
      {claim.staffRecord.place && <Place place={claim.staffRecord.place} />}
      <Assignee claim={claim} onDone={onDone} />
    </Flex>
  );
}

function Place({ place }: { place: NonNullable<ClaimOfStaff['staffRecord']['place']> }) {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const follow = (step: Step) => box.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.click();
  // The same keys as in the list.
  useShortcuts('claims', { next: () => follow('next'), previous: () => follow('previous') });
  const { position, total, previousId, nextId } = place;
  return (
    <Flex ref={box} alignItems="center" gap="1" textStyle="sm" color="fg.muted">
      <chakra.span marginInlineEnd="1">
        {t('claim.place', { position: number(position), total: number(total) })}
      </chakra.span>
      <StepTo id={previousId} step="previous" icon={ChevronUp} label={t('claim.previous')} />
      <StepTo id={nextId} step="next" icon={ChevronDown} label={t('claim.next')} />
    </Flex>
  );
}

type Step = ShortcutName<'claims'>;

interface StepToProps {
  id: string | null;
  step: Step;
  icon: LucideIcon;
  label: string;
}

function StepTo({ id, step, icon: Icon, label }: StepToProps) {
  if (!id)
    return (
      <chakra.span display="grid" placeItems="center" boxSize="8" opacity="0.4" aria-hidden>
        <Icon size={18} />
      </chakra.span>
    );
  return (
    <chakra.span asChild display="grid" placeItems="center" boxSize="8" borderRadius="md" _hover={{ bg: 'hover' }}>
      <Link to={`/admin/claims/${id}`} data-step={step} aria-label={label} aria-keyshortcuts={SHORTCUTS.claims[step]}>
        <Icon size={18} aria-hidden />
      </Link>
    </chakra.span>
  );
}

function Assignee({ claim: { id, staffRecord }, onDone }: ClaimHeadProps) {
  const { t } = useTranslation('staff');
  const { textOf } = useErrorText();
  const [assign, { loading }] = useAssignClaimMutation();
  const { assignee, assignees } = staffRecord;
  if (assignees.length === 0)
    return assignee && <chakra.span textStyle="sm">{t('claim.has', { name: assignee.displayName })}</chakra.span>;
  const give = (userId: string | null): void => {
    assign({ variables: { input: { claimId: id, userId } } })
      .catch((error: unknown) => toast({ title: textOf(toAppError(error)), tone: 'error' }))
      .finally(onDone);
  };
  // An assignee who may no longer decide it stays listed until it is reassigned.
  const people = assignee && !assignees.some((one) => one.id === assignee.id) ? [assignee, ...assignees] : assignees;
  return (
    <NativeSelect.Root disabled={loading} width="auto" minWidth="11rem">
      <NativeSelect.Field
        aria-label={t('claim.assignee')}
        value={assignee?.id ?? ''}
        onChange={({ target }) => give(target.value || null)}
      >
        <option value="">{t('claim.nobody')}</option>
        {people.map((one) => (
          <option key={one.id} value={one.id}>
            {one.displayName}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
