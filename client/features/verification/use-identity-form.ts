import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { toAppError, type AppError } from '../../apollo/app-error';
import { showServerErrors } from '../../forms/server-errors';
import { useStartVerificationMutation } from '../../generated/graphql';
import { IDENTITY_FIELDS, identitySchema, type IdentityValues } from './identity.schema';
import { useVerification, type Overview } from './VerificationContext';

interface IdentityForm {
  readonly form: UseFormReturn<IdentityValues>;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** An error that belongs to no field. */
  readonly failure: AppError | null;
}

/* Data entered before, without the document number, which is not stored. */
function toValues({ fullName, verification }: Overview): IdentityValues {
  const { latest, status } = verification.identity;
  const pending = status === 'PENDING' ? latest : null;
  return {
    documentType: pending?.documentType ?? 'DNI',
    fullName: pending?.fullName ?? fullName,
    birthDate: pending?.birthDate ?? '',
    country: pending?.documentCountry ?? '',
    documentNumber: '',
    expiresOn: pending?.documentExpiresOn ?? '',
  };
}

/** The form for the data of the document; calls `onSaved` when the server has stored them. */
export function useIdentityForm(onSaved: () => void): IdentityForm {
  const { person, reload } = useVerification();
  const [start] = useStartVerificationMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<IdentityValues>({
    resolver: zodResolver(identitySchema),
    defaultValues: toValues(person),
    shouldFocusError: false,
  });
  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        await start({ variables: { input: { kind: 'IDENTITY', ...values } } });
        await reload();
        onSaved();
      } catch (error) {
        const problem = toAppError(error);
        const rest = showServerErrors(problem, form.setError, IDENTITY_FIELDS);
        setFailure(problem.fields.length > rest.length ? null : problem);
      }
    },
    () => setFailure(null),
  );
  return { form, submit, failure };
}
