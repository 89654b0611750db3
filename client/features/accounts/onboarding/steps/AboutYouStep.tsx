import { Box, chakra, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { FormField } from '../../../../forms/FormField';
import { useUpdateProfileMutation, type OwnProfile_ViewerFragment } from '../../../../generated/graphql';
import { changeLanguage, currentLanguage, LANGUAGES, type Language } from '../../../../i18n/setup';
import { useErrorText } from '../../../../i18n/use-error-text';
import { Segmented } from '../../../../ui/controls/Segmented';
import { AvatarField } from '../../profile/avatar/AvatarField';
import { PhoneField } from '../../profile/phone/PhoneField';
import { StepHead } from '../components/parts';
import { WithViewer } from '../components/WithViewer';
import { profileBounds } from '../../../../generated/bounds';

/** Asks for the profile: each part is saved as soon as it is answered. */
export function AboutYouStep() {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <StepHead title={t('about.title')} lead={t('about.lead')} />
      <WithViewer>{(viewer) => <AboutYou viewer={viewer} />}</WithViewer>
    </>
  );
}

function AboutYou({ viewer }: { viewer: OwnProfile_ViewerFragment }) {
  const { t } = useTranslation('onboarding');
  return (
    <Box display="grid" gap={{ base: '7', md: '8' }} gridTemplateColumns="minmax(0, 1fr)">
      <section aria-label={t('about.photo')}>
        <AvatarField userId={viewer.userId} initials={viewer.initials} picture={viewer.avatar} />
      </section>
      <CityField city={viewer.city} />
      <section aria-label={t('about.phone')}>
        {/* Fields have their own labels. */}
        {viewer.phone && (
          <chakra.p aria-hidden textStyle="sm" fontWeight="600" marginBottom="2">
            {t('about.phone')}
          </chakra.p>
        )}
        <PhoneField phone={viewer.phone} />
      </section>
      <LanguageChoice />
    </Box>
  );
}

function CityField({ city }: { city: string | null }) {
  const { t } = useTranslation('onboarding');
  const { textOf, fieldText } = useErrorText();
  const [text, setText] = useState(city ?? '');
  const [save, { error }] = useUpdateProfileMutation();
  const problem = error && toAppError(error);
  const field = problem?.fields[0];
  return (
    <FormField
      name="city"
      label={t('about.city')}
      hint={t('about.cityHint')}
      error={field ? fieldText(field) : problem && textOf(problem)}
    >
      <Input
        maxWidth="360px"
        autoComplete="address-level2"
        maxLength={profileBounds.city.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          if (text.trim() !== (city ?? ''))
            save({ variables: { input: { city: text.trim() || null } } }).catch(() => undefined);
        }}
      />
    </FormField>
  );
}

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

/* The language of the site, and of our e-mails. */
function LanguageChoice() {
  const { t } = useTranslation('onboarding');
  const [save] = useUpdateProfileMutation();
  const choose = (language: Language) => {
    // If its catalogue cannot be loaded the page stays as it is; the answer is saved anyway.
    changeLanguage(language).catch(() => undefined);
    save({ variables: { input: { locale: language === 'en' ? 'EN' : 'ES' } } }).catch(() => undefined);
  };
  return (
    <FormField name="language" label={t('about.language')} hint={t('about.languageHint')}>
      <Segmented
        label={t('about.language')}
        options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{NAMES[value]}</span> }))}
        value={currentLanguage()}
        onChange={choose}
      />
    </FormField>
  );
}
