import { Box, Button, chakra, Flex, Input, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../../apollo/app-error';
import { ChipChoice } from '../../../../forms/ChipChoice';
import { ErrorSummary } from '../../../../forms/ErrorSummary';
import { fieldId, FormField } from '../../../../forms/FormField';
import { errorMessage, showServerErrors, summaryOf } from '../../../../forms/server-errors';
import { useUpdateProfileMutation, type OwnProfile_ViewerFragment } from '../../../../generated/graphql';
import { SpokenLanguageValues } from '../../../../generated/values/SpokenLanguage';
import { useErrorText } from '../../../../i18n/use-error-text';
import { useAuth } from '../../../../session/AuthProvider';
import { toast } from '../../../../ui/feedback/toast';
import { evictPublicProfile } from '../profile.cache';
import { useLanguageNames } from '../use-language-names';
import type { ProfileValues } from './profile-values';
import { TraderField } from './TraderField';
import { UnsavedGuard } from './UnsavedGuard';
import { profileBounds } from '../../../../generated/bounds';

const FIELDS = ['displayName', 'bio', 'city', 'languages', 'isTrader'] as const;
const BIO_MAX = profileBounds.bio.max;

const valuesOf = ({ displayName, bio, city, languages, isTrader }: OwnProfile_ViewerFragment): ProfileValues => ({
  displayName: displayName ?? '',
  bio,
  city: city ?? '',
  languages,
  isTrader,
});

function useProfileForm(viewer: OwnProfile_ViewerFragment) {
  const { t } = useTranslation('profile');
  const [update] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(viewer), shouldFocusError: false });
  const submit = form.handleSubmit(async ({ languages, isTrader, ...texts }) => {
    setFailure(null);
    try {
      const { data } = await update({
        variables: { input: { ...texts, languages: [...languages], ...(isTrader !== null && { isTrader }) } },
        update: (cache) => evictPublicProfile(cache, viewer.userId),
      });
      if (data) form.reset(valuesOf(data.updateProfile.viewer));
      toast({ title: t('edit.saved'), tone: 'success' });
    } catch (error) {
      const problem = toAppError(error);
      const rest = showServerErrors(problem, form.setError, FIELDS);
      setFailure(problem.fields.length > rest.length ? null : problem);
    }
  });
  return { form, submit, failure };
}

/** Name, bio, city and languages; leaving with unsaved changes asks for confirmation. */
export function ProfileForm({ viewer }: { viewer: OwnProfile_ViewerFragment }) {
  const { t } = useTranslation('profile');
  const { textOf, fieldText } = useErrorText();
  const { form, submit, failure } = useProfileForm(viewer);
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const summary = [
    ...summaryOf(errors, FIELDS, fieldText),
    ...(failure ? [{ name: null, message: textOf(failure) }] : []),
  ];
  const isHost = useAuth().hasRole('HOST');
  const publicName = viewer.displayName === null ? viewer.publicName : null;
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      <ErrorSummary errors={summary} attempt={submitCount} />
      <FormField
        name="displayName"
        label={t('form.displayName')}
        isOptional
        error={errorMessage(errors.displayName?.message, fieldText)}
        hint={publicName && t('form.displayNameHint', { name: publicName, ...profileBounds.displayName })}
      >
        <Input size="lg" autoComplete="nickname" {...form.register('displayName')} />
      </FormField>
      <FormField
        name="bio"
        label={t('form.bio')}
        isOptional
        error={errorMessage(errors.bio?.message, fieldText)}
        hint={t('form.bioHint')}
        labelEnd={<BioCount control={form.control} />}
      >
        <Textarea rows={5} autoresize {...form.register('bio')} />
      </FormField>
      <FormField
        name="city"
        label={t('form.city')}
        isOptional
        error={errorMessage(errors.city?.message, fieldText)}
        hint={t('form.cityHint')}
      >
        <Input size="lg" autoComplete="address-level2" {...form.register('city')} />
      </FormField>
      <LanguagesField control={form.control} error={errorMessage(errors.languages?.message, fieldText)} />
      {(isHost || viewer.isTrader !== null) && (
        <TraderField control={form.control} error={errorMessage(errors.isTrader?.message, fieldText)} />
      )}
      <Box>
        <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
          {t('edit.save')}
        </Button>
      </Box>
      <UnsavedGuard isDirty={isDirty && !isSubmitting} />
    </chakra.form>
  );
}

function BioCount({ control }: { control: Control<ProfileValues> }) {
  const { t } = useTranslation('profile');
  const length = [...useWatch({ control, name: 'bio' })].length;
  return (
    <chakra.span
      textStyle="small"
      color={length > BIO_MAX ? 'fg.error' : 'fg.subtle'}
      fontVariantNumeric="tabular-nums"
    >
      {t('form.count', { count: length, max: BIO_MAX })}
    </chakra.span>
  );
}

function LanguagesField({ control, error }: { control: Control<ProfileValues>; error?: string }) {
  const { t } = useTranslation('profile');
  const nameOf = useLanguageNames();
  const choices = SpokenLanguageValues.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const errorId = `${fieldId('languages')}-error`;
  return (
    <Controller
      control={control}
      name="languages"
      render={({ field: { value, onChange } }) => (
        <chakra.fieldset
          id={fieldId('languages')}
          tabIndex={-1}
          aria-describedby={error ? errorId : undefined}
          border="0"
          padding="0"
          margin="0"
          minWidth="0"
        >
          <chakra.legend fontWeight="600" textStyle="sm" padding="0">
            {t('form.languages')}{' '}
            <chakra.small textStyle="small" fontWeight="400" color="fg.subtle">
              {t('form.languagesHint')}
            </chakra.small>
          </chakra.legend>
          <Flex wrap="wrap" gap="2" marginTop="2">
            {choices.map((language) => (
              <ChipChoice
                key={language}
                kind="checkbox"
                name="languages"
                isChecked={value.includes(language)}
                onChange={(isChecked) =>
                  onChange(isChecked ? [...value, language] : value.filter((one) => one !== language))
                }
              >
                {nameOf(language)}
              </ChipChoice>
            ))}
          </Flex>
          {error && (
            <chakra.p id={errorId} marginTop="2" textStyle="sm" fontWeight="500" color="fg.error">
              {error}
            </chakra.p>
          )}
        </chakra.fieldset>
      )}
    />
  );
}
