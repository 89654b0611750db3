import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { toAppError, type AppError } from '../../apollo/app-error';
import { showServerErrors } from '../../forms/server-errors';
import { useStartVerificationMutation } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { IDENTITY_FIELDS, identitySchema, type IdentityValues } from './identity.schema';
import { useVerification, type Overview } from './VerificationContext';

interface IdentityForm {
  readonly form: UseFormReturn<IdentityValues>;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** What went wrong and belongs to no field. */
  readonly failure: AppError | null;
}

/* What was told before, without the number: nobody keeps that. */
function valuesOf({ fullName, verification }: Overview): IdentityValues {
  const { latest, status } = verification.identity;
  const begun = status === 'PENDING' ? latest : null;
  return {
    documentType: begun?.documentType ?? 'DNI',
    fullName: begun?.fullName ?? fullName,
    birthDate: begun?.birthDate ?? '',
    country: begun?.documentCountry ?? '',
    documentNumber: '',
    expiresOn: begun?.documentExpiresOn ?? '',
  };
}

/** The data of the document; `onKept` once the server has them. */
export function useIdentityForm(onKept: () => void): IdentityForm {
  const { person, reload } = useVerification();
  const { fieldText } = useErrorText();
  const [start] = useStartVerificationMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<IdentityValues>({ resolver: zodResolver(identitySchema), defaultValues: valuesOf(person), shouldFocusError: false });
  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        await start({ variables: { input: { kind: 'IDENTITY', ...values } } });
        await reload();
        onKept();
      } catch (error) {
        const problem = toAppError(error);
        const rest = showServerErrors(problem, form.setError, IDENTITY_FIELDS, fieldText);
        setFailure(problem.fields.length > rest.length ? null : problem);
      }
    },
    () => setFailure(null),
  );
  return { form, submit, failure };
}
