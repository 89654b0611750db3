import { Box, Button, chakra, Flex, NativeSelect, Stack } from '@chakra-ui/react';
import { DoorClosed, Waves, LifeBuoy, PackageX, Ruler, Scale, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Checkbox, OptionCard } from '../../forms/choices';
import { fieldId, FormField } from '../../forms/FormField';
import type { ClaimCase, ClaimDetail } from '../../generated/graphql';
import { answerBounds } from '../../generated/rare-bounds';
import { useFormats } from '../../i18n/format';
import { CATEGORY_OF_CASE, supportPath } from '../support/support-path';
import type { ClaimChoice, ClaimDraft, ClaimFormBooking } from './claim-draft';
import { FieldProblem } from './FieldProblem';
import { ruleValues } from './rule-values';

const ICONS: Record<ClaimCase, LucideIcon> = {
  NO_ACCESS: DoorClosed,
  DIFFERENT: Ruler,
  UNSAFE: Waves,
  NOT_ENTITLED: Scale,
  GOODS_DAMAGED: PackageX,
  SPACE_DAMAGED: PackageX,
};

interface CaseStepProps {
  booking: ClaimFormBooking;
  otherName: string;
  onLeave: () => void;
  draft: ClaimDraft;
  set: (change: Partial<ClaimDraft>) => void;
  errorOf: (path: string) => string | undefined;
}

/** Step 1: the kind of problem, and whether it is a claim or a question to support. Expired kinds stay in the list, with the reason. */
export function CaseStep({ booking, otherName, onLeave, draft, set, errorOf }: CaseStepProps) {
  const { t } = useTranslation('claims');
  const formats = useFormats();
  const { instant } = formats;
  const choices = booking.claimOptions;
  const chosen = choices.find(({ case: name }) => name === draft.claimCase);
  const hintOf = ({ case: name, barrier, opensAt, windowHours }: ClaimChoice): string => {
    if (barrier === 'TOO_LATE') return t('dialog.over');
    if (barrier === 'TOO_EARLY') return t('dialog.early', { at: instant(opensAt, undefined, booking.timeZone) });
    if (barrier === 'CLAIM_OPEN') return t('dialog.claimOpen');
    return t(`hints.${name}`, ruleValues(windowHours, formats));
  };
  return (
    <Stack gap="5">
      <Box
        id={fieldId('case')}
        tabIndex={-1}
        role="radiogroup"
        aria-label={t('dialog.step1')}
        aria-describedby={errorOf('case') && 'claim-case-error'}
        display="grid"
        gap="2"
      >
        {choices.map((choice) => (
          <OptionCard
            key={choice.case}
            name="claim-case"
            icon={ICONS[choice.case]}
            title={t(`cases.${choice.case}`, { name: otherName })}
            text={hintOf(choice)}
            disabled={choice.barrier !== null}
            checked={draft.claimCase === choice.case}
            onChange={() =>
              set({ claimCase: choice.case, detail: choice.details[0] ?? null, remedy: choice.remedies[0] ?? null })
            }
          />
        ))}
      </Box>
      <FieldProblem id="claim-case-error" text={errorOf('case')} />
      {chosen && chosen.details.length > 0 && (
        <FormField name="detail" label={t(`detailLabel.${chosen.case}`)} error={errorOf('detail')}>
          <NativeSelect.Root size="lg">
            <NativeSelect.Field
              value={draft.detail ?? ''}
              onChange={({ target }) => set({ detail: target.value as ClaimDetail })}
            >
              {chosen.details.map((detail) => (
                <option key={detail} value={detail}>
                  {t(`details.${detail}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      )}
      {chosen?.case === 'UNSAFE' && (
        <Checkbox checked={draft.isHidden} onChange={({ target }) => set({ isHidden: target.checked })}>
          {t('dialog.hidden')}
        </Checkbox>
      )}
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'stretch', md: 'center' }}
        gap="3"
        padding="4"
        borderRadius="card"
        bg="bg.muted"
      >
        <Box flex="1">
          <chakra.b display="block" fontWeight="600">
            {t('dialog.otherMatter')}
          </chakra.b>
          <chakra.span textStyle="small" color="fg.muted">
            {t(draft.claimCase === 'NO_ACCESS' ? 'dialog.helpToday' : 'dialog.helpSoon', answerBounds)}
          </chakra.span>
        </Box>
        <Button asChild variant="outline">
          <Link to={supportPath(booking, chosen && CATEGORY_OF_CASE[chosen.case])} onClick={onLeave}>
            <LifeBuoy aria-hidden />
            {t('dialog.writeToSupport')}
          </Link>
        </Button>
      </Flex>
    </Stack>
  );
}
