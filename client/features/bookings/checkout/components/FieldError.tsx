import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { fieldId } from '../../../../forms/FormField';
import { errorMessage } from '../../../../forms/server-errors';
import { useErrorText } from '../../../../i18n/use-error-text';
import type { CheckoutValues } from '../checkout.schema';

/** The id of a field's error, for fields rendered without FormField. */
export const fieldErrorId = (name: keyof CheckoutValues): string => `${fieldId(name)}-error`;

/** The error of a field. */
export function useFieldMessage(name: keyof CheckoutValues): string | undefined {
  const { errors } = useFormState<CheckoutValues>({ name });
  const { fieldText } = useErrorText();
  return errorMessage(errors[name]?.message, fieldText);
}

/** The error below a group of choices. */
export function FieldError({ name }: { name: keyof CheckoutValues }) {
  const message = useFieldMessage(name);
  if (!message) return null;
  return (
    <chakra.p
      id={fieldErrorId(name)}
      display="flex"
      gap="1.5"
      marginTop="2"
      textStyle="sm"
      fontWeight="500"
      color="fg.error"
    >
      <chakra.span flexShrink="0" marginTop="0.5">
        <CircleAlert size={16} aria-hidden />
      </chakra.span>
      {message}
    </chakra.p>
  );
}
