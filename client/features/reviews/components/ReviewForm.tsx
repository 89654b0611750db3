import { Box, Button, chakra, Flex, Textarea } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import type { LeaveReview_BookingFragment } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { PageTitle } from '../../../ui/layout/Page';
import { LengthCount } from '../../../ui/reviews/LengthCount';
import { NOTE_LENGTH, TEXT_LENGTH, type ReviewValues } from '../review.schema';
import { CATEGORIES, type ReviewSide } from '../categories';
import { useReviewForm } from '../use-review-form';
import { getShortName, getOtherParty } from '../parties';
import { useReviewPhotos } from '../use-review-photos';
import { PhotosField } from './PhotosField';
import { StarField } from './StarField';

interface ReviewFormProps {
  booking: LeaveReview_BookingFragment;
  side: ReviewSide;
  onSent: () => void;
}

/** Overall stars, stars per category, public text and private note. */
export function ReviewForm({ booking, side, onSent }: ReviewFormProps) {
  const { t } = useTranslation(['reviewing', 'reviews', 'common']);
  const photos = useReviewPhotos(booking);
  const isRenter = side === 'RENTER';
  const form = useReviewForm({ booking, side, onSent, photoIds: isRenter ? photos.ids : null });
  const { control, register, messageOf, summary } = form;
  const name = getShortName(getOtherParty(booking, side));
  const isChange = booking.review?.own?.viewerCan.edit === true;
  return (
    <chakra.form
      noValidate
      minW="0"
      aria-label={t('title')}
      onSubmit={form.onSubmit}
      display="grid"
      gap={{ base: '6', md: '8' }}
    >
      <PageTitle title={`${summary.errors.length > 0 ? t('common:formErrors.prefix') : ''}${t('title')}`} />
      <ErrorSummary {...summary} />
      <Controller
        control={control}
        name="overall"
        render={({ field: { value, onChange } }) => (
          <StarField
            isMain
            name="overall"
            label={t('form.overall')}
            hint={t(`form.overallHint.${side}`, { name })}
            value={value}
            onChange={onChange}
            error={messageOf('overall')}
          />
        )}
      />
      <CategoryFields control={control} side={side} messageOf={messageOf} />
      <FormField
        name="text"
        label={t('form.text')}
        hint={t(`form.textHint.${side}`)}
        error={messageOf('text')}
        labelEnd={<Count control={control} name="text" max={TEXT_LENGTH.max} />}
      >
        <Textarea rows={6} {...register('text')} />
      </FormField>
      {isRenter && <PhotosField photos={photos} error={messageOf('photoIds')} />}
      <FormField
        name="privateNote"
        label={t('form.note', { name })}
        isOptional
        hint={t('form.noteHint', { name })}
        error={messageOf('privateNote')}
        labelEnd={<Count control={control} name="privateNote" max={NOTE_LENGTH.max} />}
      >
        <Textarea rows={3} {...register('privateNote')} />
      </FormField>
      <PublicationNote booking={booking} name={name} />
      {/* Sending leaves the form, and with it a photo that could still be uploaded. */}
      <Button
        type="submit"
        size="xl"
        loading={form.isSubmitting}
        disabled={photos.uploads.files.some(({ sent }) => !sent)}
      >
        {t(isChange ? 'form.change' : 'form.send')}
      </Button>
    </chakra.form>
  );
}

interface CategoryFieldsProps {
  control: Control<ReviewValues>;
  side: ReviewSide;
  messageOf: (name: keyof ReviewValues) => string | undefined;
}

function CategoryFields({ control, side, messageOf }: CategoryFieldsProps) {
  const { t } = useTranslation(['reviewing', 'reviews']);
  return (
    <section aria-labelledby="parts-title">
      <Flex align="baseline" columnGap="3" flexWrap="wrap" marginBottom="3">
        <chakra.h2 id="parts-title" textStyle="h3">
          {t('form.parts')}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.subtle">
          {t('form.partsHint')}
        </chakra.p>
      </Flex>
      <chakra.ul
        layerStyle="panel"
        paddingInlineStart={{ base: '4', md: '6' }}
        paddingInlineEnd={{ base: '4', md: '3' }}
        css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'hairline' } }}
      >
        {CATEGORIES[side].map((part) => (
          <chakra.li key={part} paddingBlock={{ base: '3.5', md: '2.5' }}>
            <Controller
              control={control}
              name={part}
              render={({ field: { value, onChange } }) => (
                <StarField
                  name={part}
                  label={t(`reviews:scores.${part}`)}
                  hint={t(`form.ask.${part}`)}
                  value={value}
                  onChange={onChange}
                  error={messageOf(part)}
                />
              )}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

function Count({ control, name, max }: { control: Control<ReviewValues>; name: 'text' | 'privateNote'; max: number }) {
  return <LengthCount text={useWatch({ control, name })} max={max} />;
}

function PublicationNote({ booking: { review }, name }: { booking: LeaveReview_BookingFragment; name: string }) {
  const { t } = useTranslation('reviewing');
  const { instant } = useFormats();
  if (!review?.closesAt) return null;
  return (
    <Box display="flex" gap="3" padding="4" borderRadius="lg" bg="bg.muted">
      <Box color="fg.muted" flexShrink="0" marginTop="0.5">
        <Clock size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <chakra.p textStyle="sm" color="fg.muted">
        <chakra.b fontWeight="600" color="fg">
          {t('publish.title')}
        </chakra.b>{' '}
        {t('publish.text', { name, day: instant(review.closesAt, LONG_DAY) })}
      </chakra.p>
    </Box>
  );
}
