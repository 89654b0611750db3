import { Box, chakra, Flex, Input, Stack, Textarea } from '@chakra-ui/react';
import { Ruler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { supportPath } from '../support/support-path';
import { FormField } from '../../forms/FormField';
import { textBounds } from '../../generated/bounds';
import { claimBounds } from '../../generated/claim-bounds';
import { evidenceBounds } from '../../generated/rare-bounds';
import { NumberInput } from '../../forms/NumberInput';
import { useFormats } from '../../i18n/format';
import { measuredArea, type ClaimChoice, type ClaimDraft, type ClaimFormBooking } from './claim-draft';
import { DamagedItems } from './DamagedItems';
import { EvidencePicker } from './EvidencePicker';
import { useEvidenceFiles } from './use-evidence-files';

interface EvidenceStepProps {
  booking: ClaimFormBooking;
  choice: ClaimChoice;
  draft: ClaimDraft;
  set: (change: Partial<ClaimDraft>) => void;
  setFiles: Parameters<typeof useEvidenceFiles>[1];
  errorOf: (path: string) => string | undefined;
}

/** Step 2: measures, files, description, and damaged items. */
export function EvidenceStep({ booking, choice, draft, set, setFiles, errorOf }: EvidenceStepProps) {
  const { t } = useTranslation('claims');
  const { add, retry, remove } = useEvidenceFiles(booking.id, setFiles);
  const needsDay = choice.case === 'GOODS_DAMAGED' || choice.case === 'SPACE_DAMAGED';
  const reports = draft.files.filter(({ isPoliceReport }) => isPoliceReport);
  const photos = draft.files.filter(({ isPoliceReport }) => !isPoliceReport);
  const evidenceError = errorOf('evidenceIds');
  return (
    <Stack gap="5">
      {draft.detail === 'SMALLER' && <Measure booking={booking} draft={draft} set={set} errorOf={errorOf} />}
      {needsDay && (
        <FormField name="discoveredOn" label={t('dialog.discovered')} error={errorOf('discoveredOn')}>
          <Input
            size="lg"
            type="date"
            value={draft.discoveredOn}
            onChange={({ target }) => set({ discoveredOn: target.value })}
          />
        </FormField>
      )}
      {choice.case === 'GOODS_DAMAGED' && (
        <DamagedItems
          items={draft.items}
          listed={booking.inventory?.items ?? []}
          onChange={(items) => set({ items })}
          error={errorOf('items')}
          problemOf={(key) => errorOf(`items.${key}`)}
        />
      )}
      <EvidencePicker
        id="field-evidenceIds"
        label={choice.case === 'NOT_ENTITLED' ? t('dialog.documents') : t('dialog.photos')}
        hint={
          choice.minPhotos > 0
            ? t('dialog.photosHint', { count: choice.minPhotos, ...evidenceBounds })
            : t('dialog.photosOptional', evidenceBounds)
        }
        addLabel={t('dialog.add')}
        files={photos}
        onAdd={(files) => add(files)}
        onRetry={retry}
        onRemove={remove}
        error={evidenceError}
      />
      {draft.detail === 'THEFT' && (
        <EvidencePicker
          id="field-policeReport"
          label={t('dialog.report')}
          hint={t('dialog.reportHint')}
          addLabel={t('dialog.addReport')}
          files={reports}
          onAdd={(files) => add(files, true)}
          onRetry={retry}
          onRemove={remove}
          error={errorOf('policeReport')}
        />
      )}
      <FormField
        name="text"
        label={t('dialog.words')}
        hint={t('dialog.count', { count: [...draft.text].length, min: textBounds.claimText.min })}
        error={errorOf('text')}
      >
        <Textarea rows={4} value={draft.text} onChange={({ target }) => set({ text: target.value })} />
      </FormField>
    </Stack>
  );
}

function Measure({ booking, draft, set, errorOf }: Pick<EvidenceStepProps, 'booking' | 'draft' | 'set' | 'errorOf'>) {
  const { t } = useTranslation('claims');
  const { area, number } = useFormats();
  const measured = measuredArea(draft);
  const described = booking.space.sizeM2 ?? null;
  const less = described === null || measured === null ? null : Math.round((1 - measured / described) * 1000) / 10;
  const words =
    less === null || described === null
      ? null
      : { described: area(described), less: `${number(less)} %`, ...claimBounds };
  const isEnough = less !== null && less >= claimBounds.areaLessPercent;
  return (
    <FormField
      name="measuredM2"
      label={t('dialog.measure')}
      error={errorOf('measuredM2')}
      hint={
        words &&
        (isEnough ? (
          t('dialog.areaEnough', words)
        ) : (
          <>
            {t('dialog.areaTooLittle', words)}{' '}
            <chakra.span textDecoration="underline">
              <Link to={supportPath(booking)}>{t('dialog.askHelp')}</Link>
            </chakra.span>
            .
          </>
        ))
      }
    >
      <Flex gap="2" align="center" width="full" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <NumberInput
          size="lg"
          suffix="m"
          aria-label={t('dialog.length')}
          value={draft.lengthM}
          onChange={(lengthM) => set({ lengthM })}
        />
        <span aria-hidden>×</span>
        <NumberInput
          size="lg"
          suffix="m"
          aria-label={t('dialog.width')}
          id="claim-width"
          value={draft.widthM}
          onChange={(widthM) => set({ widthM })}
        />
        <Box
          as="output"
          aria-live="polite"
          display="flex"
          gap="2"
          alignItems="center"
          minWidth="28"
          height="12"
          paddingInline="4"
          borderRadius="control"
          bg="bg.muted"
          fontWeight="600"
          whiteSpace="nowrap"
        >
          <Ruler size={18} aria-hidden />
          {measured === null ? '–' : area(measured)}
        </Box>
      </Flex>
    </FormField>
  );
}
