import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SettingsDocument, useChangeSettingMutation } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { parseValue, typedValue, valueText, type SettingSummary } from './setting-values';

interface SettingFormProps {
  setting: SettingSummary;
  onLeave: () => void;
}

/** A new value with its day and its reason, and the effect. */
export function SettingForm({ setting, onLeave }: SettingFormProps) {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const [change] = useChangeSettingMutation({ refetchQueries: [SettingsDocument] });
  const { key, unit, value, min, max } = setting;
  const text = (number: number) => valueText(number, unit, t, formats);
  const isDay = unit === 'YYYYMMDD';
  const isSwitch = unit === 'SWITCH';
  return (
    <LazyDecisionForm
      name={key}
      fields={[
        {
          name: 'value',
          label: t('form.value'),
          ...(!isSwitch && { hint: isDay ? t('form.dayHint') : t('form.bounds', { min: text(min), max: text(max) }) }),
          kind: isSwitch ? [1, 0].map((on) => ({ value: String(on), label: text(on) })) : isDay ? 'date' : 'line',
          initial: typedValue(value, unit),
          isOptional: isDay,
        },
        { name: 'validFrom', label: t('form.from'), hint: t('form.fromHint'), kind: 'date', isOptional: true },
        { name: 'statement', label: t('form.reason'), hint: t('form.reasonHint'), kind: 'text' },
      ]}
      submit={t('form.submit')}
      done={t('form.done')}
      renderPreview={({ value: typed = '', validFrom }) => {
        const next = parseValue(typed, unit);
        if (next === value || (!isDay && (next < min || next > max))) return null;
        return (
          <chakra.p padding="3" borderRadius="md" bg="bg.muted">
            {t(validFrom ? 'form.previewFrom' : 'form.previewNow', {
              before: text(value),
              after: text(next),
              day: validFrom ? formats.day(validFrom) : '',
            })}
          </chakra.p>
        );
      }}
      onSend={({ value: typed = '', validFrom, statement = '' }) =>
        change({
          variables: { input: { key, value: parseValue(typed, unit), validFrom: validFrom || null, statement } },
        })
      }
      onLeave={onLeave}
    />
  );
}
