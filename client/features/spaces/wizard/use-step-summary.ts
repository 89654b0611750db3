import { useTranslation } from 'react-i18next';
import type { WizardStep } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { dottedText } from '../../../ui/display/dotted-text';
import { useWizard } from './WizardContext';

interface StepSummary {
  /** A few words for the rail. */
  short: (step: WizardStep) => string;
  /** A line for the review. */
  long: (step: WizardStep) => string;
}

const joined = (parts: readonly (string | false | null | undefined | 0)[], by: string): string =>
  parts.filter(Boolean).join(by);

/** Summary of a step's answers. */
export function useStepSummary(): StepSummary {
  const { t } = useTranslation(['wizard', 'domain', 'common']);
  const formats = useFormats();
  const { values, space } = useWizard();
  const preview = space?.draftPreview;
  const type = values.type && t(`common:spaceType.${values.type}`);
  const area = preview?.sizeM2 != null && formats.area(preview.sizeM2);
  const price = values.priceMonthCents != null && t('sums.price', { price: formats.price(values.priceMonthCents) });
  const access = values.accessMode && t(`domain:accessMode.${values.accessMode}`);
  const photos = space && t('sums.photos', { count: space.photoCount });
  const door =
    values.doorWidthM != null &&
    values.doorHeightM != null &&
    t('sums.door', { width: formats.number(values.doorWidthM), height: formats.number(values.doorHeightM) });

  const short: Record<WizardStep, string> = {
    LOCATION: joined([values.address, values.postalCode], ', '),
    DETAILS: joined([type, area], ', '),
    PHOTOS: photos || '',
    PRICING: price || '',
    ACCESS: joined([access, preview?.is24h && t('hours24')], ', '),
    REVIEW: '',
  };
  const long: Record<WizardStep, string> = {
    LOCATION: dottedText([
      joined([values.address, joined([values.postalCode, values.city], ' ')], ', '),
      values.floor,
      values.door,
    ]),
    DETAILS: dottedText([
      type,
      area,
      values.heightM != null && t('sums.height', { height: formats.number(values.heightM) }),
      door,
    ]),
    PHOTOS: photos || '',
    PRICING: dottedText([
      price,
      preview?.hostNetMonthCents != null && t('sums.net', { net: formats.money(preview.hostNetMonthCents) }),
      values.cancellationPolicy &&
        t('sums.policy', {
          policy: t(`domain:policy.${values.cancellationPolicy}`).toLocaleLowerCase(formats.language),
        }),
    ]),
    ACCESS: dottedText([
      access,
      preview?.is24h && t('domain:access24h'),
      values.keysLent ? t('sums.keys', { count: values.keysLent }) : null,
    ]),
    REVIEW: '',
  };
  return { short: (step) => short[step], long: (step) => long[step] };
}
