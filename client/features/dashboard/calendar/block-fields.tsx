import { chakra, Flex, Input, NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Every } from '../../../forms/every';
import { calendarBounds } from '../../../generated/bounds';
import type { BlockReason } from '../../../generated/graphql';
import { ChipChoice } from '../../../forms/ChipChoice';
import { useFormats } from '../../../i18n/format';
import type { CalendarRow } from './calendar-rows';
import { ALL, type BlockForm } from './use-block-form';
import { useEntryLabels } from './use-entry-labels';

const REASONS: Every<BlockReason> = ['OWN_USE', 'WORKS', 'AWAY', 'OTHER'];

interface SpaceFieldProps {
  form: BlockForm;
  rows: readonly CalendarRow[];
  /** Whether these are all spaces of the host. */
  hasAll: boolean;
}

/** The space to block, or all of them. */
export function SpaceField({ form, rows, hasAll }: SpaceFieldProps) {
  const { t } = useTranslation('calendar');
  const { placeOf } = useEntryLabels();
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" textStyle="sm" fontWeight="600" marginBottom="1.5">
        {t('space')}
      </chakra.label>
      <NativeSelect.Root disabled={form.block !== undefined}>
        <NativeSelect.Field id={id} value={form.spaceId} onChange={({ target }) => form.chooseSpace(target.value)}>
          {rows.map((row) => (
            <option key={row.space.id} value={row.space.id}>
              {placeOf(row)}
            </option>
          ))}
          {rows.length > 1 && !form.block && (
            <option value={ALL}>{t(hasAll ? 'dialog.allSpaces' : 'dialog.shownSpaces', { count: rows.length })}</option>
          )}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </div>
  );
}

/** Why the days are blocked; only the host reads it. */
export function ReasonField({ form }: { form: BlockForm }) {
  const { t } = useTranslation('calendar');
  return (
    <chakra.fieldset order={{ base: '3', md: '0' }} minWidth="0">
      <chakra.legend textStyle="sm" fontWeight="600" marginBottom="2">
        {t('dialog.reason')}{' '}
        <chakra.small textStyle="xs" fontWeight="400" color="fg.subtle">
          {t('dialog.onlyYou')}
        </chakra.small>
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {REASONS.map((value) => (
          <ChipChoice
            key={value}
            kind="radio"
            name="block-reason"
            isChecked={form.reason === value}
            onChange={() => form.setReason(value)}
          >
            {t(`reasons.${value}`)}
          </ChipChoice>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}

/** A note of the host's own. */
export function NoteField({ form }: { form: BlockForm }) {
  const { t } = useTranslation(['calendar', 'common']);
  const id = useId();
  return (
    <chakra.div order={{ base: '4', md: '0' }}>
      <chakra.label htmlFor={id} display="block" textStyle="sm" fontWeight="600" marginBottom="1.5">
        {t('dialog.note')}{' '}
        <chakra.small textStyle="xs" fontWeight="400" color="fg.subtle">
          {t('common:optional')}
        </chakra.small>
      </chakra.label>
      <Input
        id={id}
        value={form.note}
        maxLength={calendarBounds.note.max}
        onChange={({ target }) => form.setNote(target.value)}
      />
    </chakra.div>
  );
}

/** The first and the last day of the block. */
export function ChosenDays({ form: { days } }: { form: BlockForm }) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  return (
    <chakra.dl
      order={{ base: '2', md: '0' }}
      display="grid"
      gridTemplateColumns="1fr 1fr"
      borderWidth="1px"
      borderRadius="12px"
    >
      {(['from', 'to'] as const).map((end) => (
        <chakra.div
          key={end}
          paddingInline="3.5"
          paddingBlock="2.5"
          borderInlineStartWidth={end === 'to' ? '1px' : '0'}
        >
          <chakra.dt textStyle="xs" color="fg.subtle">
            {t(`dialog.${end}`)}
          </chakra.dt>
          <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums">
            {days
              ? formats.day(days[end], { weekday: 'short', day: 'numeric', month: 'short' }).replaceAll(',', '')
              : t('dialog.pick')}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
