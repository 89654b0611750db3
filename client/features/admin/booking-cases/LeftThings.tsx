import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StaffBookingLeftThings_FileFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Details, DetailSection } from '../components/details';
import { dottedText } from '../../../ui/display/dotted-text';

/** The abandonment file: its start, the things and the witnesses. */
export function LeftThings({ file }: { file: StaffBookingLeftThings_FileFragment }) {
  const { t } = useTranslation('staff');
  const { money, day, instant } = useFormats();
  const { openedOn, dayCents, costCents, things, witnesses, listedAt, letterReference } = file;
  return (
    <DetailSection title={t('booking.left.title')}>
      <Details
        rows={[
          [t('booking.left.since'), day(openedOn)],
          [t('booking.left.day'), money(dayCents)],
          [t('booking.left.cost'), money(costCents)],
          ...(listedAt ? ([[t('booking.left.listed'), instant(listedAt)]] as const) : []),
          ...(witnesses ? ([[t('booking.left.witnesses'), dottedText(witnesses)]] as const) : []),
          ...(letterReference ? ([[t('booking.left.letter'), letterReference]] as const) : []),
        ]}
      />
      {things && (
        <chakra.p marginTop="2" textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {things}
        </chakra.p>
      )}
    </DetailSection>
  );
}
