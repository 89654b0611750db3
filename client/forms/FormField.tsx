import { chakra, Field, HStack } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FormFieldProps {
  /** The field's name in the form, from which the id for the error summary is made. */
  name: string;
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  isOptional?: boolean;
  /** Rendered to the right of the label. */
  labelEnd?: ReactNode;
  children: ReactNode;
}

/** The id of a field's control, for links to it. */
export const fieldId = (name: string, form = ''): string => `field-${form && `${form}-`}${name.replaceAll('.', '-')}`;

/** Several forms on one page have names, because their fields may have the same names. */
export const FormName = createContext('');

/** Label, control, hint and error of one field, associated for assistive technology. */
export function FormField({ name, label, error, hint, isOptional, labelEnd, children }: FormFieldProps) {
  const { t } = useTranslation();
  return (
    <Field.Root id={fieldId(name, use(FormName))} invalid={Boolean(error)}>
      <HStack justifyContent="space-between" alignItems="baseline" width="100%">
        <Field.Label>
          {label}{' '}
          {isOptional && (
            <chakra.small textStyle="small" color="fg.subtle" marginStart="0.5">
              {t('optional')}
            </chakra.small>
          )}
        </Field.Label>
        {labelEnd}
      </HStack>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <CircleAlert aria-hidden />
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
