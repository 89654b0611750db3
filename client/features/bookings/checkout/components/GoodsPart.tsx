import { Button } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GoodsCategory } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import type { CheckoutValues } from '../checkout.schema';
import { declaredStep } from '../declared-value';
import { GoodsFields } from './GoodsFields';
import { Part, type PartState } from './Part';

interface GoodsPartProps {
  allowed: readonly GoodsCategory[];
  state: PartState;
  isOpen: boolean;
  onOpen: () => void;
  onDone: () => void;
}

/** Part 2: what will be stored, its value, and the declaration that nothing prohibited is included. */
export function GoodsPart({ allowed, state, isOpen, onOpen, onDone }: GoodsPartProps) {
  const { t } = useTranslation('checkout');
  return (
    <Part
      number={2}
      state={state}
      title={t('parts.goods')}
      folded={isOpen ? undefined : <GoodsSummary />}
      onChange={onOpen}
    >
      <GoodsFields allowed={allowed} />
      <Button variant="outline" justifySelf="start" alignSelf="flex-start" onClick={onDone}>
        {t('continue')}
      </Button>
    </Part>
  );
}

function GoodsSummary() {
  const { t } = useTranslation(['checkout', 'domain']);
  const { list, number } = useFormats();
  const [goods, value] = useWatch<CheckoutValues, ['goods', 'declaredValue']>({ name: ['goods', 'declaredValue'] });
  const worth = value && declaredStep(value, number);
  const names = goods.map((item, index) =>
    index === 0 ? t(`domain:goods.${item}`) : t(`domain:goods.${item}`).toLocaleLowerCase(),
  );
  return (
    <>
      <b>{list(names)}</b>
      {worth && ` · ${t(`goods.worth.${worth.step}`, worth.bounds)}`}
      <br />
      {t('goods.declared')}
    </>
  );
}
