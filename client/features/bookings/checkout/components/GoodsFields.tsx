import { Box, chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../i18n/format';
import { RichText } from '../../../../i18n/RichText';
import { Checkbox, Radio } from '../../../../forms/choices';
import { fieldId } from '../../../../forms/FormField';
import type { GoodsCategory } from '../../../../generated/graphql';
import { LazyProhibitedGoodsNote } from '../../../../ui/prohibited-goods/LazyProhibitedGoodsNote';
import { TextLink } from '../../../../ui/links/TextLink';
import type { CheckoutValues } from '../checkout.schema';
import { declaredStep, declaredValues } from '../declared-value';
import { FieldError, fieldErrorId, useFieldMessage } from './FieldError';
import { GoodsChip } from './GoodsChip';

/** What will be stored, its value, and the declaration that nothing prohibited is included. */
export function GoodsFields({ allowed }: { allowed: readonly GoodsCategory[] }) {
  return (
    <>
      <GoodsChoice allowed={allowed} />
      <ValueChoice />
      <Declaration />
    </>
  );
}

const Legend = chakra('legend', { base: { textStyle: 'sm', fontWeight: '600', marginBottom: '1.5' } });

function GoodsChoice({ allowed }: { allowed: readonly GoodsCategory[] }) {
  const { t } = useTranslation(['checkout', 'domain']);
  const { register } = useFormContext<CheckoutValues>();
  const message = useFieldMessage('goods');
  return (
    <fieldset aria-describedby={message && fieldErrorId('goods')}>
      <Legend>{t('goods.legend')}</Legend>
      <chakra.p textStyle="small" color="fg.subtle" marginBottom="2.5">
        {t('goods.hint')}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2">
        {allowed.map((item, index) => (
          <GoodsChip
            key={item}
            item={item}
            id={index === 0 ? fieldId('goods') : undefined}
            isInvalid={Boolean(message)}
            {...register('goods')}
          >
            {t(`domain:goods.${item}`)}
          </GoodsChip>
        ))}
      </Box>
      <FieldError name="goods" />
    </fieldset>
  );
}

function ValueChoice() {
  const { t } = useTranslation('checkout');
  const { number } = useFormats();
  const { register } = useFormContext<CheckoutValues>();
  const message = useFieldMessage('declaredValue');
  return (
    <fieldset aria-describedby={message && fieldErrorId('declaredValue')}>
      <Legend>{t('goods.value')}</Legend>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="4"
        rowGap={{ base: '0', md: '2' }}
        marginTop="1"
      >
        {declaredValues.map((value, index) => {
          const { step, bounds } = declaredStep(value, number);
          return (
            <Radio
              key={value}
              value={value}
              id={index === 0 ? fieldId('declaredValue') : undefined}
              errorId={message && fieldErrorId('declaredValue')}
              {...register('declaredValue')}
            >
              {t(`declaredValue.${step}`, bounds)}
            </Radio>
          );
        })}
      </Box>
      <FieldError name="declaredValue" />
    </fieldset>
  );
}

function Declaration() {
  const { t } = useTranslation('checkout');
  const { register } = useFormContext<CheckoutValues>();
  const message = useFieldMessage('acceptsProhibitedGoodsRule');
  return (
    <Box display="grid" gap="4">
      <LazyProhibitedGoodsNote />
      <Checkbox
        id={fieldId('acceptsProhibitedGoodsRule')}
        errorId={message && fieldErrorId('acceptsProhibitedGoodsRule')}
        {...register('acceptsProhibitedGoodsRule')}
      >
        <RichText text={t('goods.declaration')} marks={{ list: <TextLink to="/regulations" target="_blank" /> }} />
      </Checkbox>
      <FieldError name="acceptsProhibitedGoodsRule" />
    </Box>
  );
}
