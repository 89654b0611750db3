import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../apollo/app-error';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';

/** The error messages of refused dates: per field, or one for the whole. */
export function useStayProblems(): (failure: AppError) => string {
  const { t } = useTranslation('checkout');
  const { day } = useFormats();
  const { textOf, fieldText } = useErrorText();
  return (failure) => {
    if (failure.fields.length === 0) return textOf(failure);
    const words = failure.fields.map((field) => {
      const from = field.params?.availableFrom;
      return field.code === 'BEFORE_AVAILABLE' && typeof from === 'string'
        ? t('dates.beforeAvailable', { day: day(from) })
        : fieldText(field);
    });
    return words.join(' ');
  };
}
