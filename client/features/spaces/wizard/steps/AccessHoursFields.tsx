import { Box, Button, chakra, IconButton, NativeSelect } from '@chakra-ui/react';
import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox, Switch } from '../../../../forms/choices';
import { fieldId } from '../../../../forms/FormField';
import type { AccessHoursInput } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import {
  alwaysOpen,
  DAY_MINUTES,
  dayHours,
  isAlwaysOpen,
  likeDay,
  QUARTERS,
  rangesOf,
  WEEKDAYS,
  withRange,
  type ListedRange,
} from '../access-hours';
import { focusAround } from '../../../../ui/layout/focus-around';
import { errorIdOf, Group, StepSection } from '../components/parts';
import { clockOf, weekdayDate } from '../../../../ui/time/days';
import { fieldOf } from '../steps';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';

/** When renters have access: all day, or by weekday in quarter hours. */
export function AccessHoursFields() {
  const { t } = useTranslation('wizard');
  const { values, change, problemAt } = useWizard();
  const hours = values.accessHours ?? [];
  const isAlways = isAlwaysOpen(hours);
  const label = useFieldLabel('accessHours');
  const set = (accessHours: AccessHoursInput[]) => change({ accessHours });
  return (
    <StepSection title={label}>
      <Switch checked={isAlways} onChange={(event) => set(event.target.checked ? alwaysOpen() : dayHours())}>
        <chakra.span fontWeight="600">{t('access.always')}</chakra.span>
      </Switch>
      <Group
        name="accessHours"
        label={label}
        error={problemAt('accessHours')}
        layerStyle={isAlways ? undefined : 'panel'}
        marginTop={isAlways ? '0' : '3'}
      >
        {!isAlways &&
          WEEKDAYS.map((weekday) => <DayRow key={weekday} weekday={weekday} hours={hours} onChange={set} />)}
      </Group>
    </StepSection>
  );
}

interface DayRowProps {
  weekday: number;
  hours: readonly AccessHoursInput[];
  onChange: (hours: AccessHoursInput[]) => void;
}

function DayRow({ weekday, hours, onChange }: DayRowProps) {
  const { t } = useTranslation('wizard');
  const formats = useFormats();
  const name = formats.day(weekdayDate(weekday), { weekday: 'long' });
  const ranges = rangesOf(hours, weekday);
  // Copied from the first open day only, to avoid seven such buttons.
  const isFirst = ranges.length > 0 && !hours.some((range) => range.weekday < weekday);
  const isWholeDay = ranges.some((range) => range.fromMinute === 0 && range.toMinute === DAY_MINUTES);
  const replace = (index: number, change: Partial<AccessHoursInput>) =>
    onChange(hours.map((range, at) => (at === index ? { ...range, ...change } : range)));
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '140px 1fr' }}
      columnGap="4"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3"
      borderBottomWidth="1px"
      borderColor="hairline"
      _last={{ borderBottomWidth: '0' }}
    >
      <Box paddingTop={{ md: '1.5' }}>
        <Checkbox
          checked={ranges.length > 0}
          onChange={(event) =>
            onChange(
              event.target.checked ? withRange(hours, weekday) : hours.filter((range) => range.weekday !== weekday),
            )
          }
        >
          <chakra.span textTransform="capitalize">{name}</chakra.span>
        </Checkbox>
      </Box>
      <Box display="grid" gap="2">
        {ranges.length === 0 && (
          <chakra.p color="fg.subtle" textStyle="small" paddingBlock={{ base: '0', md: '3' }}>
            {t('access.closed')}
          </chakra.p>
        )}
        {ranges.map((range) => (
          <RangeFields
            key={range.index}
            range={range}
            day={name}
            onChange={(change) => replace(range.index, change)}
            onRemove={ranges.length > 1 ? () => onChange(hours.filter((_, at) => at !== range.index)) : undefined}
          />
        ))}
        {ranges.length > 0 && (
          <Box display="flex" flexWrap="wrap" columnGap="4">
            {!isWholeDay && (
              <Button
                variant="plain"
                onClick={() => onChange(withRange(hours, weekday))}
                aria-label={t('access.addRangeOn', { day: name })}
              >
                <Plus aria-hidden />
                {t('access.addRange')}
              </Button>
            )}
            {isFirst && (
              <Button
                variant="plain"
                onClick={() => onChange(likeDay(hours, weekday))}
                aria-label={t('access.copyDay', { day: name })}
              >
                {t('access.copy')}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface RangeFieldsProps {
  range: ListedRange;
  day: string;
  onChange: (change: Partial<AccessHoursInput>) => void;
  /** Not for a day's only range: the day's own checkbox closes it. */
  onRemove?: () => void;
}

function RangeFields({ range, day, onChange, onRemove }: RangeFieldsProps) {
  const { t } = useTranslation('wizard');
  const { problems, triedSteps } = useWizard();
  const name = `accessHours.${range.index}`;
  const isWrong = triedSteps.has('ACCESS') && problems.some((problem) => fieldOf(problem) === name);
  return (
    <Box display="flex" alignItems="center" gap="2">
      <QuarterSelect
        id={fieldId(name)}
        label={t('access.from', { day })}
        value={range.fromMinute}
        options={QUARTERS.slice(0, -1)}
        isInvalid={isWrong}
        onChange={(fromMinute) => onChange({ fromMinute })}
      />
      <chakra.span aria-hidden color="fg.subtle">
        –
      </chakra.span>
      <QuarterSelect
        label={t('access.to', { day })}
        value={range.toMinute}
        options={QUARTERS.slice(1)}
        isInvalid={isWrong}
        onChange={(toMinute) => onChange({ toMinute })}
      />
      {onRemove && (
        <IconButton
          variant="ghost"
          borderRadius="full"
          aria-label={t('access.removeRange', { day, from: clockOf(range.fromMinute) })}
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            onRemove();
          }}
        >
          <Trash2 />
        </IconButton>
      )}
    </Box>
  );
}

interface QuarterSelectProps {
  id?: string;
  label: string;
  value: number;
  options: readonly number[];
  isInvalid: boolean;
  onChange: (minute: number) => void;
}

function QuarterSelect({ id, label, value, options, isInvalid, onChange }: QuarterSelectProps) {
  return (
    <NativeSelect.Root maxWidth="130px" invalid={isInvalid}>
      <NativeSelect.Field
        id={id}
        aria-label={label}
        aria-describedby={isInvalid ? errorIdOf('accessHours') : undefined}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        fontVariantNumeric="tabular-nums"
      >
        {options.map((minute) => (
          <option key={minute} value={minute}>
            {clockOf(minute)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown size={18} aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
