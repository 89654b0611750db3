import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { fieldOf, type Problem } from './steps';

/** The text of a problem: by its code, or a more precise one by its field. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('wizard');
  const { fieldText } = useErrorText();
  return useCallback(
    (problem) => {
      const field = fieldOf(problem);
      if (field === 'pin' && problem.code === 'REQUIRED') return t('location.pinMissing');
      if (field === 'accessHours' && problem.code === 'ACCESS_HOURS_INVALID') return t('access.hoursMissing');
      return fieldText({ code: problem.code, params: problem.params ?? {} });
    },
    [t, fieldText],
  );
}
