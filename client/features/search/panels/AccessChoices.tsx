import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Radio } from '../../../forms/choices';
import { AccessModeValues } from '../../../generated/values/AccessMode';
import { Choices, ChoiceLine } from './ChoiceLine';
import type { PanelProps } from './panel-types';

/** Kinds of access. */
export function AccessChoices({ search, onChange, facets }: PanelProps) {
  const { t } = useTranslation(['search', 'domain']);
  const name = useId();
  const counts = { AUTONOMOUS: facets?.autonomous, SCHEDULED: facets?.scheduled };
  return (
    <Choices role="radiogroup" aria-label={t('filters.access')}>
      <Radio name={name} checked={search.access === null} onChange={() => onChange({ access: null })}>
        {t('filters.any')}
      </Radio>
      {AccessModeValues.map((mode) => (
        <Radio key={mode} name={name} checked={search.access === mode} onChange={() => onChange({ access: mode })}>
          <ChoiceLine count={counts[mode]}>{t(`domain:accessMode.${mode}`)}</ChoiceLine>
        </Radio>
      ))}
    </Choices>
  );
}
